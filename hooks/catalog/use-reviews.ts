import { useRouter } from "next/router";
import { type Dispatch, type SetStateAction, useEffect, useState } from "react";
import { useApi } from "@/context/api-context";
import type { ReviewAccess } from "@/services/catalog/reviews-service";
import { logFailure } from "@/utils/browser/log-failure";
import { askForLogin } from "@/utils/login/login-request";

export interface ReviewsView {
  /** What the reader has to do with these reviews; null for a visitor, and until it is known. */
  access: ReviewAccess | null;
  /** Votes that differ from those of the page, by review. */
  helpful: Readonly<Record<string, number>>;
  /** The review whose vote failed. */
  failed: string | null;
  isVoted(id: string): boolean;
  /** Adds or removes a vote for a review; asks a visitor to log in. */
  vote(id: string, opener: HTMLElement): void;
  /** The desk, read now where it was not yet. @throws ApiError */
  getReviewAccess(): Promise<ReviewAccess>;
  /** Reads the page and the desk again, after the reader has written. */
  refresh(): Promise<void>;
}

/** Adds or removes the reader's vote at once, and takes it back where the server did not keep it. */
function useVotes(access: ReviewAccess | null, setAccess: Dispatch<SetStateAction<ReviewAccess | null>>) {
  const api = useApi();
  const [helpful, setHelpful] = useState<ReviewsView["helpful"]>({});
  const [failed, setFailed] = useState<string | null>(null);

  const vote = async (id: string) => {
    if (access === null) return;
    const on = !access.voted.includes(id);
    const marked = (voted: boolean) => (before: ReviewAccess | null) =>
      before && { ...before, voted: voted ? [...before.voted, id] : before.voted.filter((other) => other !== id) };
    setFailed(null);
    setAccess(marked(on));
    try {
      const { voteReview } = await import("@/services/catalog/reviews-service");
      const votes = await voteReview(api, id, on);
      setHelpful((before) => ({ ...before, [id]: votes }));
    } catch (error) {
      logFailure("A vote was not kept", error);
      setAccess(marked(!on));
      setFailed(id);
    }
  };
  return { helpful, failed, vote, reset: () => setHelpful({}) };
}

/**
 * The reader's own part in the reviews of a product, loaded only for a logged-in reader.
 * @param isKnown whether the page has a logged-in reader
 */
export function useReviews(slug: string, isKnown: boolean): ReviewsView {
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
    let current = true;
    setAccess(null);
    reset();
    if (!isKnown) return;
    load().then(
      (found) => {
        if (current) setAccess(found);
      },
      (error: unknown) => logFailure("The reader's own review could not be read", error),
    );
    return () => {
      current = false;
    };
  }, [api, slug, isKnown]);

  return {
    access,
    helpful,
    failed,
    isVoted: (id) => access?.voted.includes(id) ?? false,
    vote(id, opener) {
      if (isKnown) void vote(id);
      else askForLogin(opener);
    },
    async getReviewAccess() {
      if (access !== null) return access;
      const found = await load();
      setAccess(found);
      return found;
    },
    async refresh() {
      await replace(asPath, undefined, { scroll: false });
      try {
        setAccess(await load());
      } catch (error) {
        logFailure("The reader's own review could not be read", error);
      }
    },
  };
}
