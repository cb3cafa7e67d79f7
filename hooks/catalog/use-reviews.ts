import { useRouter } from "next/router";
import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from "react";
import { useApi } from "@/context/api-context";
import type { ReviewAccess } from "@/services/catalog/reviews-service";
import { handleInEffect } from "@/utils/browser/handle-in-effect";
import { logFailure } from "@/utils/browser/log-failure";
import { requestLogin } from "@/utils/login/login-request";

export type ReviewsView = ReturnType<typeof useReviews>;

/** Adds or removes the user's vote at once, and undoes this if the server did not store it. */
function useVotes(access: ReviewAccess | null, setAccess: Dispatch<SetStateAction<ReviewAccess | null>>) {
  const api = useApi();
  const [helpful, setHelpful] = useState<Readonly<Record<string, number>>>({});
  const [failed, setFailed] = useState<string | null>(null);
  // Votes are sent one after another: the server stores the one that arrives last.
  const earlier = useRef<Promise<unknown>>(Promise.resolve());

  const vote = async (id: string) => {
    if (access === null) return;
    const on = !access.voted.includes(id);
    const marked = (voted: boolean) => (before: ReviewAccess | null) =>
      before && { ...before, voted: voted ? [...before.voted, id] : before.voted.filter((other) => other !== id) };
    setFailed(null);
    setAccess(marked(on));
    try {
      const answer = earlier.current.then(async () => {
        const { voteReview } = await import("@/services/catalog/reviews-service");
        return voteReview(api, id, on);
      });
      earlier.current = answer.catch(() => undefined);
      const votes = await answer;
      setHelpful((before) => ({ ...before, [id]: votes }));
    } catch (error) {
      logFailure("A vote could not be saved", error);
      setAccess(marked(!on));
      setFailed(id);
    }
  };
  return { helpful, failed, vote, reset: () => setHelpful({}) };
}

/**
 * The user's own part of a product's reviews; loaded only for a logged-in user.
 * @param isKnown whether the page has a logged-in user
 */
export function useReviews(slug: string, isKnown: boolean) {
  const api = useApi();
  const { asPath, replace } = useRouter();
  const [access, setAccess] = useState<ReviewAccess | null>(null);
  const { helpful, failed, vote, reset } = useVotes(access, setAccess);

  const load = async () => {
    const { getReviewAccess } = await import("@/services/catalog/reviews-service");
    return getReviewAccess(api, slug);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: load is made anew with each render and reads only these
  useEffect(() => {
    setAccess(null);
    reset();
    if (!isKnown) return;
    return handleInEffect(load(), setAccess, "The visitor's review could not be loaded");
  }, [api, slug, isKnown]);

  return {
    /** The user's review and votes, and whether they bought the product; null for a visitor, and until it has loaded. */
    access,
    /** Numbers of helpful votes that differ from those on the page, by review. */
    helpful,
    /** Id of the review whose vote failed. */
    failed,
    isVoted: (id: string) => access?.voted.includes(id) ?? false,
    /** Adds or removes a vote for a review; a visitor is asked to log in first. */
    vote(id: string, opener: HTMLElement) {
      if (isKnown) void vote(id);
      else requestLogin(opener);
    },
    /** The user's review access; loaded now if it has not been loaded yet. @throws ApiError */
    async getReviewAccess() {
      if (access !== null) return access;
      const found = await load();
      setAccess(found);
      return found;
    },
    /** Loads the page and the review access again, after the user has written a review. */
    async refresh() {
      await replace(asPath, undefined, { scroll: false });
      try {
        setAccess(await load());
      } catch (error) {
        logFailure("The visitor's review could not be loaded", error);
      }
    },
  };
}
