import { useEffect, useState } from "react";
import { useApi } from "@/context/api-context";
import { voteUsefulInfo } from "@/services/support/support-service";
import { readStored, writeStored } from "@/utils/browser/browser-storage";
import { logFailure } from "@/utils/browser/log-failure";
import { newIdempotencyKey } from "@/utils/checkout/idempotency";

/** Keys in localStorage: the id of this browser, and its vote on an answer. */
const BROWSER_KEY = "usefulInfoBrowser";
const voteKey = (slug: string) => `usefulInfo:${slug}`;

function browserId(): string {
  const known = readStored("local", BROWSER_KEY);
  if (known !== null) return known;
  const mark = newIdempotencyKey();
  writeStored("local", BROWSER_KEY, mark);
  return mark;
}

type VoteState = "unknown" | "open" | "sending" | "failed" | "yes" | "no";

/** This browser's vote on an answer, and how to vote. `unknown` until the stored vote is read, and without script. */
export function useUsefulVote(slug: string): { state: VoteState; vote: (useful: boolean) => Promise<void> } {
  const api = useApi();
  const [state, setState] = useState<VoteState>("unknown");
  useEffect(() => {
    const said = readStored("local", voteKey(slug));
    setState(said === "yes" || said === "no" ? said : "open");
  }, [slug]);

  const vote = async (useful: boolean) => {
    setState("sending");
    try {
      await voteUsefulInfo(api, { slug, useful, browser: browserId() });
      const said = useful ? "yes" : "no";
      writeStored("local", voteKey(slug), said);
      setState(said);
    } catch (error) {
      logFailure("The vote on an answer could not be saved", error);
      setState("failed");
    }
  };
  return { state, vote };
}
