import { useState } from "react";
import { useApi } from "@/context/api-context";
import { sendEsimLink } from "@/services/sims/esim-service";
import { logFailure } from "@/utils/browser/log-failure";

interface EsimLink {
  state: "idle" | "sending" | "sent" | "failed";
  /** The masked number that the link was sent to; null if no eSIM is ready. */
  masked: string | null;
  send(): void;
}

/** Sends the link to an eSIM by text message again. */
export function useEsimLink(id: string): EsimLink {
  const api = useApi();
  const [state, setState] = useState<EsimLink["state"]>("idle");
  const [masked, setMasked] = useState<string | null>(null);

  const ask = async () => {
    setState("sending");
    try {
      setMasked(await sendEsimLink(api, id));
      setState("sent");
    } catch (error) {
      logFailure("The link to an eSIM could not be sent", error);
      setState("failed");
    }
  };
  return {
    state,
    masked,
    send() {
      if (state !== "sending") void ask();
    },
  };
}
