import { useEffect, useState } from "react";
import { useApi } from "@/context/api-context";
import { useAction } from "@/hooks/ui/use-action";
import { voteUsefulInfo } from "@/services/support/support-service";
import { browserId } from "@/utils/browser/browser-id";
import { readStored, writeStored } from "@/utils/browser/browser-storage";

/** Keys in localStorage: the id of this browser, and its vote on an answer. */
const BROWSER_KEY = "usefulInfoBrowser";
const voteKey = (slug: string) => `usefulInfo:${slug}`;

/** This browser's vote on an answer, and how to vote. */
export function useUsefulVote(slug: string) {
  const api = useApi();
  /** Null without a vote; undefined until the stored vote is read, and without script. */
  const [answer, setAnswer] = useState<"yes" | "no" | null>();
  useEffect(() => {
    const stored = readStored("local", voteKey(slug));
    setAnswer(stored === "yes" || stored === "no" ? stored : null);
  }, [slug]);

  const { state, run: vote } = useAction("The vote on an answer could not be saved", async (useful: boolean) => {
    await voteUsefulInfo(api, { slug, useful, browser: browserId(BROWSER_KEY) });
    const answer = useful ? "yes" : "no";
    writeStored("local", voteKey(slug), answer);
    setAnswer(answer);
  });
  return { answer, state, vote };
}
