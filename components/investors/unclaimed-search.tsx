import styles from "@/components/investors/unclaimed-search.module.css";
import { Button } from "@/components/ui/actions/button";
import { useTexts } from "@/hooks/ui/use-texts";
import type { SearchRefusal } from "@/services/investors/investor-pages.server";
import { formatNumber } from "@/utils/numbers/digits";
import { localePath } from "@/utils/paths/paths";

interface UnclaimedSearchProps {
  path: string;
  anchor: string;
  account: string;
  year: number | null;
  years: readonly number[];
  refusal: SearchRefusal | null;
}

/** The search as a plain GET form, which needs no script. Only the page of an account is rendered for one person. */
export function UnclaimedSearch({ path, anchor, account, year, years, refusal }: UnclaimedSearchProps) {
  const { t, language } = useTexts("investors");
  const wrong = refusal === null ? null : refusal === "invalid" ? t("unclaimed.invalid") : t("unclaimed.tooMany");
  return (
    <form action={`${localePath(path, language)}#${anchor}`} method="get" className={styles.form}>
      <p>{t("unclaimed.intro")}</p>
      <div className={styles.field}>
        <label htmlFor="unclaimed-account">{t("unclaimed.account")}</label>
        <input
          id="unclaimed-account"
          name="account"
          type="text"
          defaultValue={account}
          autoComplete="off"
          maxLength={40}
          spellCheck={false}
          aria-describedby={wrong === null ? "unclaimed-hint" : "unclaimed-wrong unclaimed-hint"}
          {...(refusal === "invalid" && { "aria-invalid": true })}
        />
        {wrong !== null && (
          <p id="unclaimed-wrong" role="alert" className={styles.wrong}>
            {wrong}
          </p>
        )}
        <p id="unclaimed-hint" className={styles.hint}>
          {t("unclaimed.accountHint")}
        </p>
      </div>
      <div className={styles.field}>
        <label htmlFor="unclaimed-year">{t("unclaimed.year")}</label>
        <select id="unclaimed-year" name="year" defaultValue={year ?? ""}>
          <option value="">{t("unclaimed.anyYear")}</option>
          {years.map((one) => (
            <option key={one} value={one}>
              {formatNumber(one, language)}
            </option>
          ))}
        </select>
      </div>
      <Button type="submit">{t("unclaimed.search")}</Button>
    </form>
  );
}
