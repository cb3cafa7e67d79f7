import { useEffect, useState } from "react";
import { choiceKey, type FilterGroupView } from "@/components/catalog/filter-groups";
import styles from "@/components/catalog/filter-panel.module.css";
import { useTexts } from "@/hooks/use-texts";
import type { Listing } from "@/services/catalog-service";
import type { ListingFilter } from "@/utils/listing-query";

interface FilterGroupProps {
  group: FilterGroupView;
  /** Whether it stands open before anything in it is chosen. */
  open: boolean;
  /** A change takes back what was ticked and not applied. */
  round: number;
}

/** A group of ticks that opens and closes without script. */
export function FilterGroup({ group: { title, choices, chosen }, open, round }: FilterGroupProps) {
  const [ticked, setTicked] = useState(chosen);
  const current = chosen.join();
  // What was opened for a choice stays open when the choice is taken back: nothing moves under the pointer.
  const [opened, setOpened] = useState(open);
  if (!opened && chosen.length > 0) setOpened(true);

  // The address is the truth: a removed chip or the back button changes the ticks.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round brings the ticks of the address back
  useEffect(() => setTicked(current === "" ? [] : current.split(",")), [current, round]);

  return (
    <details className={styles.group} open={opened}>
      <summary>{title}</summary>
      <fieldset aria-label={title}>
        {choices.map((choice) => {
          const key = choiceKey(choice);
          return (
            <label key={key} className={styles.choice}>
              <input
                type="checkbox"
                name={choice.name}
                value={choice.value}
                checked={ticked.includes(key)}
                onChange={({ target }) =>
                  setTicked(target.checked ? [...ticked, key] : ticked.filter((other) => other !== key))
                }
              />
              {choice.hex && <i style={{ background: choice.hex }} />}
              <span>{choice.label}</span>
              <span className={styles.number}>{choice.count}</span>
            </label>
          );
        })}
      </fieldset>
    </details>
  );
}

/** The two boxes of the price. */
export function PriceGroup({ filter, range }: { filter: ListingFilter; range: Listing["priceRange"] }) {
  const { t } = useTexts("shop");
  const box = (name: string, label: string, value: number | null, hint: number) => (
    <label>
      <span>{label}</span>
      <input name={name} inputMode="numeric" pattern="[0-9]*" defaultValue={value ?? ""} placeholder={String(hint)} />
    </label>
  );
  return (
    <details className={styles.group} open>
      <summary>{t("filter.price")}</summary>
      <fieldset aria-label={t("filter.price")} className={styles.prices}>
        {box("price_min", t("filter.priceMin"), filter.priceMin, Math.floor(range.min))}
        {box("price_max", t("filter.priceMax"), filter.priceMax, Math.ceil(range.max))}
      </fieldset>
    </details>
  );
}
