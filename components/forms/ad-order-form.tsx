import { type FormEvent, useEffect, useRef } from "react";
import styles from "@/components/forms/ad-order-form.module.css";
import { AdOrderLine } from "@/components/forms/ad-order-line";
import script from "@/components/forms/script-needed.module.css";
import { useAdOrder } from "@/components/forms/use-ad-order";
import web from "@/components/forms/web-form.module.css";
import { Button } from "@/components/ui/actions/button";
import { SiteLink } from "@/components/ui/actions/site-link";
import plain from "@/components/ui/forms/plain-field.module.css";
import { useTexts } from "@/hooks/ui/use-texts";
import type { AdRates } from "@/services/ads-platform/ads-platform-service";
import type { AdOrderField } from "@/utils/forms/ad-order";
import { formatAmount, formatMoney } from "@/utils/money/money";
import { toBengaliDigits } from "@/utils/numbers/digits";
import { formStatusPath } from "@/utils/paths/paths";

const KILOBYTE = 1024;

/** The order of the advertising product, with its file; every mistake is beside its field. */
export function AdOrderForm({ rates }: { rates: AdRates }) {
  const { t, language } = useTexts("ads");
  const products = rates.formats.filter(({ leastPoisha }) => leastPoisha !== null);
  const leastPoishaOf = (product: string) => products.find(({ id }) => id === product)?.leastPoisha ?? 0;
  const order = useAdOrder(rates);
  const { typed, change, faults, refusals, file, error, sending, receipt } = order;
  const form = useRef<HTMLFormElement>(null);
  const answer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (receipt !== null) answer.current?.focus();
  }, [receipt]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = await order.send();
    if (wrong !== null) form.current?.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus();
  };
  if (receipt !== null) {
    return (
      <div ref={answer} role="status" tabIndex={-1} className={web.form}>
        <p className={web.thanks}>{t("order.sent")}</p>
        <p>{t("order.next")}</p>
        <p>
          {t("order.reference")} <strong className={web.reference}>{receipt.reference}</strong>
        </p>
        <p>
          <SiteLink href={formStatusPath(receipt.reference)} prefetch={false} className={web.follow}>
            {t("order.follow")}
          </SiteLink>
        </p>
      </div>
    );
  }
  const line = (name: AdOrderField, more: Partial<Parameters<typeof AdOrderLine>[0]> = {}) => (
    <AdOrderLine
      name={name}
      label={t(`order.fields.${name}`)}
      value={typed[name]}
      error={refusals[name] ?? (faults[name] && t(`order.${faults[name]}.${name}`))}
      onChange={(value) => change(name, value)}
      {...more}
    />
  );
  const least = leastPoishaOf(typed.product);
  const digits = (value: number) => (language === "bn" ? toBengaliDigits(formatAmount(value)) : formatAmount(value));
  return (
    <>
      <form
        ref={form}
        noValidate
        aria-label={t("order.label")}
        className={`${web.form} ${script.form}`}
        onSubmit={submit}
      >
        {line("company", { most: 120, autoComplete: "organization" })}
        {line("full_name", { most: 100, autoComplete: "name" })}
        {line("msisdn", { most: 30, inputMode: "tel", autoComplete: "tel" })}
        {line("email", { most: 200, inputMode: "email", autoComplete: "email" })}
        {line("product", {
          choose: t("order.choose"),
          options: products.map(({ id, name }) => ({ value: id, label: name })),
        })}
        {line("audience", {
          choose: t("order.choose"),
          options: rates.audiences.map(({ id, label }) => ({ value: id, label })),
        })}
        {line("budget", {
          most: 12,
          wide: true,
          inputMode: "numeric",
          ...(least > 0 && { hint: t("order.least", { least: formatMoney(least, language) }) }),
        })}
        {line("starts_on", { type: "date" })}
        {line("ends_on", { type: "date", min: typed.starts_on })}
        <div className={`${plain.field} ${styles.file}`} data-wide>
          <label htmlFor="ad-order-creative" className={plain.label}>
            {t("order.file.label")}
          </label>
          <input
            id="ad-order-creative"
            name="creative"
            type="file"
            accept="image/jpeg,image/png,video/mp4"
            className={styles.chooser}
            aria-describedby="ad-order-creative-note"
            {...(file.state === "refused" && { "aria-invalid": true })}
            onChange={({ target }) => void order.choose(target.files?.[0])}
          />
          <p id="ad-order-creative-note" role="status" className={file.state === "refused" ? web.error : styles.note}>
            {file.state === "none" && t("order.file.hint")}
            {file.state === "checking" && t("order.file.checking")}
            {file.state === "refused" && file.error}
            {file.creative !== null &&
              t("order.file.kept", {
                name: file.creative.name,
                width: digits(file.creative.width),
                height: digits(file.creative.height),
                size: digits(Math.ceil(file.creative.bytes / KILOBYTE)),
              })}
          </p>
        </div>
        {line("message", { most: 2_000, rows: 4 })}
        <p role="alert" className={web.error}>
          {error}
        </p>
        <Button type="submit" size="lg" aria-busy={sending}>
          {t(sending ? "order.sending" : "order.submit")}
        </Button>
        <p className={styles.note}>{t("order.draft")}</p>
      </form>
      <p className={script.instead}>{t("order.scriptless")}</p>
    </>
  );
}
