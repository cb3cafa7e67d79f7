import { useRef, useState } from "react";
import type { ReviewsView } from "@/hooks/catalog/use-reviews";
import { useLazyPart } from "@/hooks/ui/use-lazy-part";
import { useTexts } from "@/hooks/ui/use-texts";
import type { ReviewAccess } from "@/services/catalog/reviews-service";
import { logFailure } from "@/utils/browser/log-failure";
import { showToast } from "@/utils/browser/toasts";
import type { LayoutUser } from "@/utils/layout/page-layout";
import { requestLogin } from "@/utils/login/login-request";
import type { Language } from "@/utils/text/translations";

/** The review form: a button opens it, it is loaded for that, and closing it returns the focus to the button. */
export function useWriting<Form>(
  view: ReviewsView,
  user: LayoutUser | null,
  load: (language: Language) => Promise<Form>,
) {
  const { t } = useTexts("reviews");
  const opener = useRef<HTMLElement | null>(null);
  const isSaved = useRef(false);
  /** The data that the form starts with; null while it is closed. */
  const [writing, setWriting] = useState<ReviewAccess | null>(null);
  const { part: Form, loadPart } = useLazyPart(load);
  return {
    writing,
    Form,
    prepare: () => void (user && loadPart()),
    async write(button: HTMLElement) {
      opener.current = button;
      if (user === null) return requestLogin(button);
      try {
        const [hasForm, access] = await Promise.all([loadPart(), view.getReviewAccess()]);
        if (hasForm) return setWriting(access);
      } catch (error) {
        logFailure("The review form could not be opened", error);
      }
      showToast({ kind: "failure", message: t("failed") });
    },
    saved() {
      isSaved.current = true;
      void view.refresh();
    },
    close() {
      setWriting(null);
      opener.current?.focus();
      // The page that answered the first refresh may have been reused for a few seconds, so it is loaded again.
      if (isSaved.current) void view.refresh();
      isSaved.current = false;
    },
  };
}
