import dynamic from "next/dynamic";

/** The form of a content page. Its script is loaded only by pages with a form. */
export const LazyContentForm = dynamic(() =>
  import("@/components/forms/content-form").then((part) => part.ContentForm),
);
