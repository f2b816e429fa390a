# Le nom de cette langue, par lequel on la choisit.
language-name = Français
