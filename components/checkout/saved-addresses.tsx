import { useId } from "react";
import { flushSync } from "react-dom";
import styles from "@/components/checkout/checkout.module.css";
import own from "@/components/checkout/saved-addresses.module.css";
import { Button } from "@/components/ui/actions/button";
import { ChoiceCard } from "@/components/ui/forms/choice-card";
import { Badge } from "@/components/ui/values/badge";
import type { SavedAddresses } from "@/hooks/account/use-saved-addresses";
import { useTexts } from "@/hooks/ui/use-texts";
import { formatNumber } from "@/utils/numbers/digits";

/** The saved addresses as cards. A tap fills in the fields, which open for changes. Nothing if there are none. */
export function SavedAddressPicker({ saved }: { saved: SavedAddresses }) {
  const { t, language } = useTexts("checkout");
  const name = useId();
  const { addresses, chosen, choose } = saved;
  if (addresses.length === 0) return null;
  return (
    <fieldset className={styles.choices}>
      <legend>{t("savedAddresses.legend")}</legend>
      {addresses.map((address) => {
        const { id, label, fullName, areaLabel, districtLabel, postCode, isDefault } = address;
        return (
          <ChoiceCard
            key={id}
            name={name}
            value={id}
            checked={chosen?.id === id}
            title={label || address.address}
            {...(isDefault && { aside: <Badge tone="success">{t("savedAddresses.default")}</Badge> })}
            onChoose={() => choose(address)}
          >
            {fullName} · {label && `${address.address}, `}
            {areaLabel}, {districtLabel} {formatNumber(postCode, language)}
          </ChoiceCard>
        );
      })}
      <ChoiceCard
        name={name}
        value=""
        checked={chosen === null}
        title={t("savedAddresses.other")}
        onChoose={() => choose(null)}
      >
        {t("savedAddresses.otherText")}
      </ChoiceCard>
    </fieldset>
  );
}

/** Shown instead of the fields while a saved address is chosen: a button that opens them and focuses the first one. */
export function ChangeAddress({ saved }: { saved: SavedAddresses }) {
  const { t } = useTexts("checkout");
  const open = () => {
    flushSync(saved.unfold);
    document.getElementById("checkout-postCode")?.focus();
  };
  return (
    <Button variant="outline" size="sm" className={own.change} onClick={open}>
      {t("savedAddresses.change")}
    </Button>
  );
}

/** The checkbox to save the typed address with the order; nothing for visitors, or if the address is already saved. */
export function SaveAddressTick({ saved }: { saved: SavedAddresses }) {
  const { t } = useTexts("checkout");
  if (!saved.canSave) return null;
  return (
    <label className={own.tick}>
      <input
        type="checkbox"
        checked={saved.isSaveRequested}
        onChange={(event) => saved.setSaveRequested(event.target.checked)}
      />
      {t("savedAddresses.save")}
    </label>
  );
}
