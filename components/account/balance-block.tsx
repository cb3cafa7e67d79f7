import styles from "@/components/account/account.module.css";
import { BlockCard, BlockFailure } from "@/components/account/account-block";
import own from "@/components/account/balance-block.module.css";
import { PackRenewal } from "@/components/account/pack-renewal";
import { useBalance } from "@/components/account/use-balance";
import { ButtonLink } from "@/components/ui/actions/button";
import { type Fact, FactList } from "@/components/ui/lists/fact-list";
import page from "@/components/ui/sections/page.module.css";
import { useTexts } from "@/hooks/ui/use-texts";
import type { AccountBalance, KnownBalance, PackLeft } from "@/services/account/balance-service";
import { dayInDhaka, formatDate } from "@/utils/dates/dates";
import { formatMoney } from "@/utils/money/money";
import { dataVolume } from "@/utils/numbers/data-volume";
import { formatNumber } from "@/utils/numbers/digits";
import { paths } from "@/utils/paths/paths";
import { keepUnits } from "@/utils/text/keep-units";

/** The dial codes that show the same information on the phone itself. */
const codes = [
  { name: "main", code: "*566#" },
  { name: "data", code: "*121*1*4#" },
  { name: "menu", code: "*121#" },
] as const;

/** Balance, validity and packs of the number; if they could not be loaded, a sentence and the dial codes instead. */
export function BalanceBlock({ balance }: { balance: AccountBalance | null }) {
  const { t } = useTexts("account");
  const block = useBalance(balance);
  const known = block.data?.known ?? null;
  return (
    <BlockCard id="balance" title={t("balance.title")}>
      {block.data === null && <BlockFailure text={t("failure.balance")} title={t("balance.title")} block={block} />}
      {block.data !== null && known === null && <p className={page.quiet}>{t("balance.text")}</p>}
      {known === null ? <DialCodes /> : <Known balance={known} />}
      <p className={page.buttons}>
        <ButtonLink href={paths.recharge}>{t("balance.recharge")}</ButtonLink>
        <ButtonLink href={paths.internetPacks} variant="secondary">
          {t("balance.packs")}
        </ButtonLink>
      </p>
      {known !== null && (
        <details className={own.codes}>
          <summary>{t("balance.codes")}</summary>
          <DialCodes />
        </details>
      )}
    </BlockCard>
  );
}

function Known({ balance: { mainPoisha, validUntil, left, packs } }: { balance: KnownBalance }) {
  const { t, language } = useTexts("account");
  const volumes = useVolumes();
  return (
    <>
      <div className={own.main}>
        <p className={page.quiet}>{t("balance.main")}</p>
        <p className={own.amount}>{formatMoney(mainPoisha, language)}</p>
        <p className={page.quiet}>
          {validUntil === null
            ? t("balance.noEnd")
            : t("balance.validUntil", { date: formatDate(dayInDhaka(new Date(validUntil)), language) })}
        </p>
      </div>
      {packs.length === 0 ? (
        <p className={page.quiet}>{t("balance.none")}</p>
      ) : (
        <>
          <h3 className={own.heading}>{t("balance.left")}</h3>
          <FactList facts={volumes.facts(left)} className={own.left} />
          <ul className={styles.rows}>
            {packs.map((pack) => (
              <li key={pack.reference ?? `${pack.packId} ${pack.validUntil}`} className={own.pack}>
                <h4>{keepUnits(pack.title ?? t("balance.pack"))}</h4>
                <p className={page.quiet}>
                  {volumes.labels(pack)}
                  {" · "}
                  {keepUnits(t("balance.until", { date: formatDate(dayInDhaka(new Date(pack.validUntil)), language) }))}
                </p>
                {pack.reference !== null && pack.renews !== null && (
                  <PackRenewal
                    reference={pack.reference}
                    renews={pack.renews}
                    title={pack.title ?? t("balance.pack")}
                  />
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

type Volumes = Pick<PackLeft, "dataMb" | "minutes" | "sms">;

/** Volumes in the user's language and digits. A volume of 0 is left out of a pack's labels. */
function useVolumes() {
  const { t, language } = useTexts("account");
  const data = (megabytes: number) => {
    const { amount, unit } = dataVolume(megabytes);
    return t(`balance.unit.${unit}`, { number: amount });
  };
  return {
    facts: ({ dataMb, minutes, sms }: Volumes): Fact[] => [
      [t("balance.dataLeft"), data(dataMb)],
      [t("balance.minutesLeft"), formatNumber(minutes, language)],
      [t("balance.smsLeft"), formatNumber(sms, language)],
    ],
    labels: ({ dataMb, minutes, sms }: Volumes) =>
      [
        ...(dataMb > 0 ? [data(dataMb)] : []),
        ...(minutes > 0 ? [t("balance.unit.minutes", { number: minutes })] : []),
        ...(sms > 0 ? [t("balance.unit.sms", { number: sms })] : []),
      ].join(" · "),
  };
}

function DialCodes() {
  const { t, language } = useTexts("account");
  const shown = (code: string) => formatNumber(code, language);
  return (
    <ul className={styles.codes}>
      {codes.map(({ name, code }) => (
        <li key={name}>
          <span>{t(`balance.${name}`)}</span>
          <a href={`tel:${code.replaceAll("#", "%23")}`} aria-label={t("balance.dial", { code: shown(code) })}>
            {shown(code)}
          </a>
        </li>
      ))}
    </ul>
  );
}
