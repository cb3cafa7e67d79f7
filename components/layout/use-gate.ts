import { useEffect, useState } from "react";
import { readStored, writeStored } from "@/utils/browser/browser-storage";
import type { GateDigests } from "@/utils/layout/page-layout";
import { textDigest } from "@/utils/text/text-digest";

/** Key in localStorage (docs/interfaces.md#browser-storage). */
export const GATE_KEY = "gateLoggedIn";

/**
 * The gate of a test environment (GATE-05 to GATE-07). It keeps visitors away from unfinished pages. It is no security
 * control, because the browser itself does the check, with digests.
 */
export function useGate(gate: GateDigests) {
  const [state, setState] = useState<"unknown" | "closed" | "open">("unknown");

  useEffect(() => setState(readStored("local", GATE_KEY) === null ? "closed" : "open"), []);

  const enter = async (user: string, password: string) => {
    const [userDigest, passwordDigest] = await Promise.all([textDigest(user), textDigest(password)]);
    if (userDigest !== gate.user || passwordDigest !== gate.password) return false;
    writeStored("local", GATE_KEY, "1");
    setState("open");
    return true;
  };
  return {
    /** `unknown` until the browser's storage has been read. */
    state,
    /** @returns whether user and password were right; the gate then stays open */
    enter,
  };
}
