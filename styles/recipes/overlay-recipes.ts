import { defineSlotRecipe } from "@chakra-ui/react";

const slots = [
  "trigger",
  "backdrop",
  "positioner",
  "content",
  "title",
  "description",
  "closeTrigger",
  "header",
  "body",
  "footer",
];

const backdrop = {
  position: "fixed",
  inset: "0",
  bg: "overlay",
  zIndex: "modal",
  _open: { animationName: "fade-in", animationDuration: "drawer" },
  _closed: { animationName: "fade-out", animationDuration: "popover" },
} as const;

const positioner = {
  position: "fixed",
  inset: "0",
  zIndex: "modal",
  display: "flex",
  overscrollBehaviorY: "none",
} as const;

const parts = {
  header: { display: "flex", alignItems: "center", gap: "3", px: "5", pt: "5", pb: "3" },
  title: { flex: "1", fontSize: "lg", fontWeight: "bold", lineHeight: "snug" },
  body: { flex: "1", overflow: "auto", px: "5", py: "2" },
  footer: {
    px: "5",
    pt: "3",
    pb: "max(1.25rem, env(safe-area-inset-bottom))",
    borderTopWidth: "1px",
    borderColor: "line",
  },
  closeTrigger: { position: "absolute", top: "3", insetEnd: "3" },
} as const;

/** A window over the page; `cover` fills the screen (picture zoom). */
export const dialogRecipe = defineSlotRecipe({
  className: "chakra-dialog",
  slots,
  base: {
    backdrop,
    positioner: { ...positioner, alignItems: "center", justifyContent: "center", p: "4" },
    content: {
      position: "relative",
      display: "flex",
      flexDirection: "column",
      width: "full",
      maxHeight: "calc(100dvh - 2rem)",
      bg: "surface.raised",
      color: "ink",
      borderRadius: "hero",
      boxShadow: "raised",
      outline: "0",
      _open: { animationName: "fade-in, rise", animationDuration: "popover", animationTimingFunction: "out" },
      _closed: { animationName: "fade-out", animationDuration: "control" },
    },
    ...parts,
  },
  variants: {
    size: {
      md: { content: { maxWidth: "28rem" } },
      lg: { content: { maxWidth: "44rem" } },
      cover: {
        positioner: { p: "0" },
        content: { maxWidth: "none", height: "100dvh", maxHeight: "none", borderRadius: "0" },
      },
    },
  },
  defaultVariants: { size: "md" },
});

/** A panel from the right side, or a sheet from the bottom on a phone. */
export const drawerRecipe = defineSlotRecipe({
  className: "chakra-drawer",
  slots,
  base: {
    backdrop,
    positioner,
    content: {
      position: "relative",
      display: "flex",
      flexDirection: "column",
      width: "full",
      bg: "surface.raised",
      color: "ink",
      boxShadow: "raised",
      outline: "0",
      _open: { animationDuration: "drawer", animationTimingFunction: "out" },
      _closed: { animationDuration: "popover", animationTimingFunction: "in" },
    },
    ...parts,
  },
  variants: {
    placement: {
      end: {
        positioner: { justifyContent: "flex-end" },
        content: {
          maxWidth: "27rem",
          height: "100dvh",
          paddingTop: "env(safe-area-inset-top)",
          paddingInlineEnd: "env(safe-area-inset-right)",
          _open: { animationName: "slide-from-end" },
          _closed: { animationName: "slide-to-end" },
        },
      },
      bottom: {
        positioner: { alignItems: "flex-end" },
        content: {
          maxHeight: "88dvh",
          borderTopRadius: "hero",
          _open: { animationName: "slide-from-below" },
          _closed: { animationName: "slide-to-below" },
        },
      },
    },
  },
  defaultVariants: { placement: "end" },
});
