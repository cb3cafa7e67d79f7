import { useEffect, useState } from "react";
import { addToDraft, readDraft } from "@/utils/forms/form-draft";

/**
 * The text of a field, stored as a draft of its form while somebody types.
 * @param form the name of the draft; null stores nothing
 * @param initial the first text, e.g. from the page's address or of the logged-in user. The draft belongs to it, so that
 * another link, or another user, begins without the text of the one before.
 */
export function useDraftText(form: string | null, field: string, initial: string) {
  const [text, setText] = useState(initial);
  const name = initial === "" ? field : `${field} ${initial}`;
  // After the first render: the server cannot read the draft. A text that was typed before hydration stays.
  useEffect(() => {
    const kept = form === null ? undefined : readDraft(form)[name];
    if (kept !== undefined) setText((now) => (now === initial ? kept : now));
  }, [form, name, initial]);
  return {
    text,
    setText,
    /** Sets the text, and stores it. */
    type(next: string) {
      setText(next);
      if (form !== null) addToDraft(form, { [name]: next });
    },
  };
}
