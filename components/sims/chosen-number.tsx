import Link from "next/link";
import { useRef } from "react";
import styles from "@/components/sims/chosen-number.module.css";
import { Button } from "@/components/ui/actions/button";
import errorText from "@/components/ui/forms/error-text.module.css";
import { FactList } from "@/components/ui/lists/fact-list";
import page from "@/components/ui/sections/page.module.css";
import { type HeldNumber, useNumberHold } from "@/hooks/sims/use-number-hold";
import { clockOf, useCountdown } from "@/hooks/ui/use-countdown";
import { useTexts } from "@/hooks/ui/use-texts";
import type { SimNumber } from "@/services/sims/sims-service";
import { formatMoney } from "@/utils/money/money";
import { formatMsisdn } from "@/utils/numbers/msisdn";
import { paths } from "@/utils/paths/paths";
import { esimSkus } from "@/utils/sims/sim-skus";

interface ChosenNumberProps {
  number: SimNumber | null;
  /** The SKU that is added to the cart with the number. */
  sku: string;
  /** Called once the number is reserved: it can then no longer be chosen. */
  onReserved: () => void;
}

/** The chosen number, its price, and the numbers already reserved with the time left. */
export function ChosenNumber({ number, sku, onReserved }: ChosenNumberProps) {
  const { t, language } = useTexts("sims");
  const { heldNumbers, holding, refused, hold, release, renew } = useNumberHold();
  const heading = useRef<HTMLHeadingElement>(null);
  const put = async (chosen: SimNumber) => {
    // The side cart returns the focus to where it was when it opened, and the clicked button is removed until then.
    heading.current?.focus({ preventScroll: true });
    const numbers = chosen.pair === null ? [chosen.msisdn] : [chosen.msisdn, chosen.pair];
    if (await hold(sku, numbers)) onReserved();
  };
  return (
    <aside className={styles.panel} aria-labelledby="chosen">
      <h2 ref={heading} id="chosen" tabIndex={-1}>
        {heldNumbers.length > 0 && number === null ? t("chosen.inCart") : t("chosen.heading")}
      </h2>
      {number === null && heldNumbers.length === 0 && <p className={page.quiet}>{t("chosen.none")}</p>}
      {number !== null && (
        <>
          <p className={styles.number}>{formatMsisdn(number.msisdn, language)}</p>
          <Sums number={number} />
          {number.pair !== null && (
            <p className={page.quiet}>{t("chosen.pairNote", { number: formatMsisdn(number.pair, language) })}</p>
          )}
          {esimSkus.includes(sku) && <p className={page.quiet}>{t("chosen.esim")}</p>}
          <Button
            size="lg"
            width="full"
            aria-busy={holding}
            onClick={() => {
              if (!holding) void put(number);
            }}
          >
            {t(holding ? "chosen.holding" : number.pair === null ? "chosen.hold" : "chosen.holdPair")}
          </Button>
        </>
      )}
      <p className={errorText.error} role="alert">
        {refused && t("chosen.refused")}
      </p>
      <noscript>
        <p className={page.quiet}>{t("chosen.noScript")}</p>
      </noscript>
      {heldNumbers.length > 0 && (
        <>
          {number !== null && <h3>{t("chosen.inCart")}</h3>}
          <ul className={styles.held}>
            {heldNumbers.map((entry) => (
              <HeldNumberRow key={entry.msisdn} held={entry} onRelease={() => release(entry.line)} onRenew={renew} />
            ))}
          </ul>
          <Button asChild size="lg" width="full" variant={number === null ? "primary" : "secondary"}>
            <Link href={paths.checkout}>{t("chosen.checkout")}</Link>
          </Button>
        </>
      )}
    </aside>
  );
}

function Sums({ number }: { number: SimNumber }) {
  const { t, language } = useTexts("sims");
  const { pricePoisha, numberPoisha, numberClass } = number;
  const money = (poisha: number) => formatMoney(poisha, language);
  return (
    <FactList
      facts={[
        [t("chosen.sim"), money(pricePoisha - numberPoisha)],
        [
          `${t("chosen.number")} · ${t(`class.${numberClass}`)}`,
          numberPoisha === 0 ? t("chosen.free") : money(numberPoisha),
        ],
        [t("chosen.total"), money(pricePoisha), styles.total],
      ]}
      className={styles.sums}
    />
  );
}

function HeldNumberRow({ held, onRelease, onRenew }: { held: HeldNumber; onRelease: () => void; onRenew: () => void }) {
  const { t, language } = useTexts("sims");
  const left = useCountdown(held.until);
  const isOver = held.until === null || left === 0;
  const number = formatMsisdn(held.msisdn, language);
  return (
    <li>
      <strong>{number}</strong>
      <span role="timer" className={styles.left} data-over={isOver || undefined}>
        {isOver ? t("chosen.over") : left === null ? "" : t("chosen.left", { time: clockOf(left, language) })}
      </span>
      <span className={styles.heldActions}>
        {isOver && (
          <Button size="sm" variant="secondary" onClick={onRenew}>
            {t("chosen.renew")}
          </Button>
        )}
        <Button size="sm" variant="ghost" aria-label={t("chosen.remove", { number })} onClick={onRelease}>
          {t("chosen.removeShort")}
        </Button>
      </span>
    </li>
  );
}
