import styles from "@/components/investors/unclaimed-search.module.css";
import { Button } from "@/components/ui/actions/button";
import errorText from "@/components/ui/forms/error-text.module.css";
import fields from "@/components/ui/forms/plain-field.module.css";
import { UncontrolledSelect } from "@/components/ui/forms/uncontrolled-select";
import page from "@/components/ui/sections/page.module.css";
import { useTexts } from "@/hooks/ui/use-texts";
import type { SearchRefusal } from "@/services/investors/investor-pages.server";
import { formatNumber } from "@/utils/numbers/digits";
import { localePath } from "@/utils/paths/paths";

interface UnclaimedSearchProps {
  path: string;
  /** The fragment to which a search goes: the browser focuses the element with this id. */
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
  // After a refusal, the field with the error gets the focus.
  const id = wrong === null ? "unclaimed-account" : anchor;
  return (
    <form action={`${localePath(path, language)}#${anchor}`} method="get" className={styles.form}>
      <p>{t("unclaimed.intro")}</p>
      <div className={fields.field}>
        <label htmlFor={id} className={fields.label}>
          {t("unclaimed.account")}
        </label>
        <input
          id={id}
          name="account"
          type="text"
          defaultValue={account}
          autoComplete="off"
          maxLength={40}
          spellCheck={false}
          className={fields.input}
          aria-describedby={wrong === null ? "unclaimed-hint" : "unclaimed-wrong unclaimed-hint"}
          {...(refusal === "invalid" && { "aria-invalid": true })}
        />
        {wrong !== null && (
          <p id="unclaimed-wrong" role="alert" className={errorText.error}>
            {wrong}
          </p>
        )}
        <p id="unclaimed-hint" className={page.quiet}>
          {t("unclaimed.accountHint")}
        </p>
      </div>
      <UncontrolledSelect
        id="unclaimed-year"
        name="year"
        label={t("unclaimed.year")}
        value={year ?? ""}
        all={t("unclaimed.anyYear")}
        options={years.map((one) => ({ value: one, label: formatNumber(one, language) }))}
      />
      <Button type="submit">{t("unclaimed.search")}</Button>
    </form>
  );
}
