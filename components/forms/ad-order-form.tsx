import { type FormEvent, useEffect, useEffectEvent, useRef } from "react";
import styles from "@/components/forms/ad-order-form.module.css";
import { AdOrderLine } from "@/components/forms/ad-order-line";
import script from "@/components/forms/script-needed.module.css";
import type { AdFile } from "@/components/forms/use-ad-file";
import { useAdOrder } from "@/components/forms/use-ad-order";
import web from "@/components/forms/web-form.module.css";
import { Button } from "@/components/ui/actions/button";
import { SiteLink } from "@/components/ui/actions/site-link";
import plain from "@/components/ui/forms/plain-field.module.css";
import page from "@/components/ui/sections/page.module.css";
import { useTexts } from "@/hooks/ui/use-texts";
import type { AdRates } from "@/services/ads-platform/ads-platform-service";
import { formatAmount, formatMoney } from "@/utils/money/money";
import { formatNumber } from "@/utils/numbers/digits";
import { formStatusPath } from "@/utils/paths/paths";

const classes = `${web.form} ${script.form}`;

/** The order form for ads, with its file. Each error is shown beside its field. */
export function AdOrderForm({ rates }: { rates: AdRates }) {
  const { t, language } = useTexts("ads");
  const products = rates.formats.filter(({ minPoisha }) => minPoisha !== null);
  const minPoishaOf = (product: string) => products.find(({ id }) => id === product)?.minPoisha ?? 0;
  const order = useAdOrder(rates);
  const { typed, file, error, sending, receipt } = order;
  const form = useRef<HTMLFormElement>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = await order.send();
    if (wrong !== null) form.current?.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus();
  };
  if (receipt !== null) return <AdOrderReceipt reference={receipt.reference} />;
  const minBudget = minPoishaOf(typed.product);
  return (
    <>
      <form ref={form} noValidate aria-label={t("order.label")} className={classes} onSubmit={submit}>
        <Buyer order={order} />
        <AdOrderLine
          order={order}
          name="product"
          choose={t("order.choose")}
          options={products.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <AdOrderLine
          order={order}
          name="audience"
          choose={t("order.choose")}
          options={rates.audiences.map(({ id, label }) => ({ value: id, label }))}
        />
        <AdOrderLine
          order={order}
          name="budget"
          maxLength={12}
          wide
          inputMode="numeric"
          {...(minBudget > 0 && { hint: t("order.min", { min: formatMoney(minBudget, language) }) })}
        />
        <AdOrderLine order={order} name="starts_on" type="date" />
        <AdOrderLine order={order} name="ends_on" type="date" min={typed.starts_on} />
        <AdFileField file={file} onChoose={(picked) => void order.choose(picked)} />
        <AdOrderLine order={order} name="message" maxLength={2_000} rows={4} />
        <p role="alert" className={web.error}>
          {error}
        </p>
        <Button type="submit" size="lg" aria-busy={sending}>
          {t(sending ? "order.sending" : "order.submit")}
        </Button>
        <p className={page.quiet}>{t("order.draft")}</p>
      </form>
      <p className={script.instead}>{t("order.scriptless")}</p>
    </>
  );
}

/** Who orders. */
function Buyer({ order }: { order: ReturnType<typeof useAdOrder> }) {
  return (
    <>
      <AdOrderLine order={order} name="company" maxLength={120} autoComplete="organization" />
      <AdOrderLine order={order} name="full_name" maxLength={100} autoComplete="name" />
      <AdOrderLine order={order} name="msisdn" maxLength={30} inputMode="tel" autoComplete="tel" />
      <AdOrderLine order={order} name="email" maxLength={200} inputMode="email" autoComplete="email" />
    </>
  );
}

/** The receipt after an order was sent; it gets the focus. */
function AdOrderReceipt({ reference }: { reference: string }) {
  const { t } = useTexts("ads");
  const answer = useRef<HTMLDivElement>(null);
  useEffect(() => answer.current?.focus(), []);
  return (
    <div ref={answer} role="status" tabIndex={-1} className={web.form}>
      <p className={web.thanks}>{t("order.sent")}</p>
      <p>{t("order.next")}</p>
      <p>
        {t("order.reference")} <strong className={web.reference}>{reference}</strong>
      </p>
      <p>
        <SiteLink href={formStatusPath(reference)} prefetch={false} className={web.follow}>
          {t("order.follow")}
        </SiteLink>
      </p>
    </div>
  );
}

const KILOBYTE = 1024;

/** The field for the order's picture or video, with the server's answer about the file. */
function AdFileField({ file, onChoose }: { file: AdFile; onChoose: (picked: File | undefined) => void }) {
  const { t, language } = useTexts("ads");
  const field = useRef<HTMLInputElement>(null);
  // A file that was chosen before hydration, when no handler heard it.
  const takeEarly = useEffectEvent(() => {
    const picked = field.current?.files?.[0];
    if (picked !== undefined) onChoose(picked);
  });
  useEffect(() => takeEarly(), []);
  const digits = (value: number) => formatNumber(formatAmount(value), language);
  return (
    <div className={`${plain.field} ${styles.file}`} data-wide>
      <label htmlFor="ad-order-creative" className={plain.label}>
        {t("order.file.label")}
      </label>
      {/* The browser's own words are in the language of the browser. */}
      <div className={styles.chooser}>
        <span aria-hidden="true">{t("order.file.choose")}</span>
        <input
          ref={field}
          id="ad-order-creative"
          name="creative"
          type="file"
          accept="image/jpeg,image/png,video/mp4"
          aria-describedby="ad-order-creative-note"
          {...(file.state === "refused" && { "aria-invalid": true })}
          onChange={({ target }) => onChoose(target.files?.[0])}
        />
      </div>
      <p id="ad-order-creative-note" role="status" className={file.state === "refused" ? web.error : page.quiet}>
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
  );
}
