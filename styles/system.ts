import { createSystem, defineConfig, type SystemContext } from "@chakra-ui/react";
import { defaultBaseConfig } from "@chakra-ui/react/preset-base";
import { fieldRecipe, inputRecipe, nativeSelectRecipe, textareaRecipe } from "@/styles/recipes/control-recipes";
import { dialogRecipe, drawerRecipe } from "@/styles/recipes/overlay-recipes";
import { semanticTokens } from "@/styles/semantic-tokens";
import { breakpoints, tokens } from "@/styles/tokens";

const theme = defineConfig({
  theme: {
    breakpoints,
    tokens,
    semanticTokens,
    recipes: { input: inputRecipe, textarea: textareaRecipe },
    slotRecipes: { dialog: dialogRecipe, drawer: drawerRecipe, field: fieldRecipe, nativeSelect: nativeSelectRecipe },
  },
});

/** The whole configuration without global styles; styles/theme-css.tsx adds those when it writes the static sheet. */
export const themeConfigs = [defaultBaseConfig, theme] as const;

const system = createSystem(...themeConfigs);

/**
 * The system as components/ui/chakra-scope.tsx provides it. Its global sheet is empty because styles/generated/theme.css carries it:
 * Emotion would otherwise serialise and send the same text with every page.
 */
export const siteSystem: SystemContext = {
  ...system,
  _config: { ...system._config, disableLayers: true },
  _global: [],
};
