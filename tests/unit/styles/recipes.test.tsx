/** @jest-environment node */
import { Dialog, Drawer, Field, Input, NativeSelect, Textarea } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { ChakraScope } from "@/components/ui/chakra-scope";
import { siteSystem } from "@/styles/system";

/** A part of each recipe in use. Without its recipe a component is rendered unstyled, and without an error. */
const samples: Record<string, { ui: ReactNode; className: string; style: RegExp }> = {
  input: { ui: <Input />, className: "chakra-input", style: /height:var\(--chakra-sizes-12\)/ },
  textarea: { ui: <Textarea />, className: "chakra-textarea", style: /resize:vertical/ },
  field: {
    ui: (
      <Field.Root invalid>
        <Field.Label>Name</Field.Label>
        <Field.ErrorText>Wrong</Field.ErrorText>
      </Field.Root>
    ),
    className: "chakra-field__errorText",
    style: /color:var\(--chakra-colors-danger\)/,
  },
  nativeSelect: {
    ui: (
      <NativeSelect.Root>
        <NativeSelect.Field />
      </NativeSelect.Root>
    ),
    className: "chakra-native-select__field",
    style: /appearance:none/,
  },
  dialog: {
    ui: (
      <Dialog.Root open>
        <Dialog.Content>Text</Dialog.Content>
      </Dialog.Root>
    ),
    className: "chakra-dialog__content",
    style: /border-radius:var\(--chakra-radii-hero\)/,
  },
  drawer: {
    ui: (
      <Drawer.Root open>
        <Drawer.Content>Text</Drawer.Content>
      </Drawer.Root>
    ),
    className: "chakra-drawer__content",
    style: /max-width:27rem/,
  },
};

describe("recipes of the system", () => {
  it("all have a sample in this test", () => {
    const { recipes = {}, slotRecipes = {} } = siteSystem._config.theme ?? {};
    expect([...Object.keys(recipes), ...Object.keys(slotRecipes)].sort()).toEqual(Object.keys(samples).sort());
  });

  it.each(Object.entries(samples))("%s is rendered with its styles", (_, { ui, className, style }) => {
    // On the server Emotion renders a style element beside the element that it styles.
    const markup = renderToStaticMarkup(<ChakraScope>{ui}</ChakraScope>);
    const generated = new RegExp(`class="[^"]*\\b${className} (css-[a-z0-9]+)`).exec(markup)?.[1];
    expect(generated).toBeDefined();
    const rule = new RegExp(`\\.${generated}\\{([^}]*)\\}`).exec(markup)?.[1];
    expect(rule).toMatch(style);
  });
});
