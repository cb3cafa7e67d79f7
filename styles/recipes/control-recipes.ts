import { defineRecipe, defineSlotRecipe } from "@chakra-ui/react";

const control = {
  width: "full",
  minW: "0",
  bg: "surface",
  color: "ink",
  borderWidth: "1px",
  borderColor: "control",
  borderRadius: "control",
  fontSize: "md",
  px: "3.5",
  transitionProperty: "border-color",
  transitionDuration: "control",
  _hover: { borderColor: "ink.muted" },
  _invalid: { borderColor: "danger", borderWidth: "2px" },
  _disabled: { opacity: 0.5, cursor: "not-allowed" },
  _placeholder: { color: "ink.subtle" },
} as const;

export const inputRecipe = defineRecipe({ className: "chakra-input", base: { ...control, height: "12" } });

export const textareaRecipe = defineRecipe({
  className: "chakra-textarea",
  base: { ...control, minH: "20", py: "3", lineHeight: "body", resize: "vertical" },
});

export const nativeSelectRecipe = defineSlotRecipe({
  className: "chakra-native-select",
  slots: ["root", "field", "indicator"],
  base: {
    root: { display: "flex", width: "full", position: "relative" },
    field: { ...control, height: "12", pe: "10", appearance: "none", cursor: "pointer" },
    indicator: {
      position: "absolute",
      insetEnd: "3.5",
      top: "50%",
      transform: "translateY(-50%)",
      pointerEvents: "none",
      color: "ink.muted",
      "& svg": { width: "1em", height: "1em" },
    },
  },
});

export const fieldRecipe = defineSlotRecipe({
  className: "chakra-field",
  slots: ["root", "label", "requiredIndicator", "helperText", "errorText", "input", "select", "textarea"],
  base: {
    root: { display: "flex", flexDirection: "column", width: "full", gap: "1.5" },
    label: { fontWeight: "semibold", color: "ink" },
    requiredIndicator: { color: "danger", ms: "1" },
    helperText: { fontSize: "sm", color: "ink.muted" },
    errorText: { fontWeight: "medium", color: "danger" },
  },
});
