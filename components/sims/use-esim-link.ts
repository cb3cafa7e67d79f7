import { useState } from "react";
import { useApi } from "@/context/api-context";
import { useAction } from "@/hooks/ui/use-action";
import { sendEsimLink } from "@/services/sims/esim-service";

/** Sends the link to an eSIM by text message again. */
export function useEsimLink(id: string) {
  const api = useApi();
  /** The masked number that the link was sent to; null if no eSIM is ready. */
  const [masked, setMasked] = useState<string | null>(null);
  const { state, run: send } = useAction("The link to an eSIM could not be sent", async () =>
    setMasked(await sendEsimLink(api, id)),
  );
  return { state, masked, send };
}
