import styles from "@/components/account/account.module.css";
import { BlockCard } from "@/components/account/account-block";
import { ButtonLink } from "@/components/ui/button";
import { useTexts } from "@/hooks/use-texts";
import { toBengaliDigits } from "@/utils/digits";
import { paths } from "@/utils/paths";

/** What the network answers on the phone itself. */
const codes = [
  { name: "main", code: "*566#" },
  { name: "data", code: "*121*1*4#" },
  { name: "menu", code: "*121#" },
] as const;

/** Balance and packs: the site is told neither, so it shows no figure and says what tells them at once. */
export function BalanceHelp() {
  const { t, language } = useTexts("account");
  const shown = (code: string) => (language === "bn" ? toBengaliDigits(code) : code);
  return (
    <BlockCard id="balance" title={t("balance.title")}>
      <p className={styles.quiet}>{t("balance.text")}</p>
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
      <p className={styles.actions}>
        <ButtonLink href={paths.recharge}>{t("balance.recharge")}</ButtonLink>
        <ButtonLink href={paths.internetPacks} variant="secondary">
          {t("balance.packs")}
        </ButtonLink>
      </p>
    </BlockCard>
  );
}
