import { useCallback, useEffect, useState } from "react";
import type { ActivationProps } from "@/components/activation/activation-props";
import { useLazyPart } from "@/hooks/ui/use-lazy-part";
import { useTexts } from "@/hooks/ui/use-texts";
import { type BegunActivation, findBegunActivation } from "@/utils/packs/begun-activation";
import type { Language } from "@/utils/text/translations";

/** The panel of an activation, loaded on demand, or at once when an activation continues after a recharge. */
export function useLazyPanel<Panel>(
  { kind, id, ownMsisdn }: ActivationProps,
  load: (language: Language) => Promise<Panel>,
) {
  const { language } = useTexts("activation");
  const { part: Panel, want } = useLazyPart(useCallback(() => load(language), [load, language]));
  const [begun, setBegun] = useState<BegunActivation | null>(null);
  // The user is back from a recharge: continues with the proved number.
  useEffect(() => {
    const found = findBegunActivation();
    if (found?.kind !== kind || found.id !== id || found.msisdn === ownMsisdn) return;
    void want().then((isThere) => {
      if (isThere) setBegun(found);
    });
  }, [kind, id, ownMsisdn, want]);
  return { Panel, want, begun };
}
