import { ChakraProvider, createSystem, type RecipeDefinition, type SystemContext } from "@chakra-ui/react";
import { Global } from "@emotion/react";
import { renderToStaticMarkup } from "react-dom/server";
import { fallbackFontsCss } from "@/styles/fallback-fonts";
import { globalStyles } from "@/styles/global-styles";
import { buttonRecipe } from "@/styles/recipes/button-recipe";
import { themeConfigs } from "@/styles/system";

const HEADER = "/* Written by scripts/write-theme-css.ts from styles/*.ts. Change those, then run the script. */\n";
/** Recipes that become plain CSS classes, because the first view of pages uses them. */
const STATIC_RECIPES: readonly RecipeDefinition[] = [buttonRecipe];

/** Chakra writes breakpoints as variables too, but media queries cannot use variables. */
const BREAKPOINT_VARIABLES = /--chakra-(?:breakpoints|sizes-breakpoint)-[\w-]+:[^;}]+;?/g;

type Styles = ReturnType<SystemContext["css"]>;

/** A recipe as rules: `.name` for its base and `.name--variant_value` for each value of each variant. */
function recipeRules({ css }: SystemContext, { className = "", base = {}, variants = {} }: RecipeDefinition): Styles {
  const rules: Styles = { [`.${className}`]: css(base) };
  for (const [variant, values] of Object.entries(variants)) {
    for (const [value, styles] of Object.entries(values ?? {})) {
      rules[`.${className}--${variant}_${value}`] = css(styles);
    }
  }
  return rules;
}

/**
 * The static sheet of the design system: layer order, preflight, global styles, the token variables of both colour modes
 * and the static recipes, exactly as Chakra's provider and Emotion would add them to each page; then the fallback fonts
 * used until our fonts are loaded.
 */
export function themeCss(): string {
  const system = createSystem(...themeConfigs, globalStyles);
  const markup = renderToStaticMarkup(
    <ChakraProvider value={system}>
      {STATIC_RECIPES.map((recipe) => (
        <Global key={recipe.className} styles={system.layers.wrap("recipes", recipeRules(system, recipe))} />
      ))}
    </ChakraProvider>,
  );
  const sheets = [...markup.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map((match) => match[1] ?? "");
  return `${HEADER}${sheets.join("\n").replace(BREAKPOINT_VARIABLES, "")}\n${fallbackFontsCss()}\n`;
}
