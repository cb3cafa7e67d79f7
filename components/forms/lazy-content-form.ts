import dynamic from "next/dynamic";

/** The form of a content page, whose script only pages with a form load. */
export const LazyContentForm = dynamic(() =>
  import("@/components/forms/content-form").then((part) => part.ContentForm),
);
