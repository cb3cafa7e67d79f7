/** Outline of Phosphor's regular magnifying glass (MIT, see THIRD-PARTY.md). */
export const searchOutline =
  "m230 218-50-50a88 88 0 1 0-12 12l50 50a8 8 0 0 0 12-12M40 112a72 72 0 1 1 72 72 72 72 0 0 1-72-72";
