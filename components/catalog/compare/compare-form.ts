/** The id of the form to which the checkboxes of the cards belong (compare-tray.tsx). */
export const COMPARE_FORM = "comparison";
