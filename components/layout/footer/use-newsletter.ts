import { useState } from "react";
import { useApi } from "@/context/api-context";
import { isRefusal } from "@/services/api/api-error";
import { subscribeNewsletter } from "@/services/forms/newsletter-service";
import { logFailure } from "@/utils/browser/log-failure";
import type { Language } from "@/utils/text/translations";

/** Why an address was not accepted; the site has its own text for each reason. */
type NewsletterError = "empty" | "invalid" | "busy" | "failed";

function errorOf(error: unknown): NewsletterError {
  if (!isRefusal(error)) return "failed";
  if (error.code === "invalid-input") return "invalid";
  return error.code === "too-many-requests" ? "busy" : "failed";
}

/** The state of the newsletter's form (API-SITE-23). The typed address stays until the server accepts it. */
export function useNewsletter(language: Language) {
  const api = useApi();
  const [email, setEmail] = useState("");
  const [error, setError] = useState<NewsletterError | null>(null);
  const [sending, setSending] = useState(false);
  /** The server's message of success, and its language. */
  const [thanks, setThanks] = useState<{ message: string; language: Language } | null>(null);

  const change = (typed: string) => {
    setEmail(typed);
    setError(null);
  };
  /** @returns whether the address was accepted */
  const subscribe = async () => {
    if (sending) return false;
    if (email.trim() === "") {
      setError("empty");
      return false;
    }
    setSending(true);
    setError(null);
    try {
      const { message } = await subscribeNewsletter(api, { email });
      setThanks({ message, language });
      return true;
    } catch (error) {
      const found = errorOf(error);
      if (found === "failed") logFailure("The newsletter subscription could not be saved", error);
      setError(found);
      return false;
    } finally {
      setSending(false);
    }
  };
  return { email, change, error, sending, thanks, subscribe };
}
