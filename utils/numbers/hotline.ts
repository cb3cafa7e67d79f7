/** The number to call for help, day and night. */
export const HOTLINE = 121;
