/** The form that the ticks of the cards belong to (compare-tray.tsx). */
export const COMPARE_FORM = "comparison";
