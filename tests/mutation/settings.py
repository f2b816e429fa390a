"""How Hypothesis looks for examples while mutants are tried."""

from hypothesis import HealthCheck, Phase, settings


def deterministic():
    """Let every run see the same examples, and let a failure be enough: it is not made smaller."""
    phases = (Phase.explicit, Phase.generate)
    checks = list(HealthCheck)
    settings.register_profile(
        "mutation", phases=phases, derandomize=True, database=None, suppress_health_check=checks, deadline=None
    )
    settings.load_profile("mutation")
