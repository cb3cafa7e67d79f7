/** The anchor of "Text me when it's back" on a product's page: its address opens the form. */
export const NOTICE_ID = "notice";
