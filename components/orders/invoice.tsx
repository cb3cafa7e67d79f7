import styles from "@/components/orders/invoice.module.css";
import { InvoiceCredit } from "@/components/orders/invoice-credit";
import { InvoiceVat } from "@/components/orders/invoice-vat";
import { ButtonLink } from "@/components/ui/actions/button";
import { PrintButton } from "@/components/ui/actions/print-button";
import { useTexts } from "@/hooks/ui/use-texts";
import type { Invoice as InvoiceFacts } from "@/services/orders/invoice-page.server";
import type { OrderLine, VatPart } from "@/services/orders/orders-service";
import { invoicePath, orderPath } from "@/utils/checkout/order-id";
import { printedText } from "@/utils/checkout/print-text";
import { dayInDhaka, formatDate } from "@/utils/dates/dates";
import { amountInWords } from "@/utils/money/amount-words";
import { formatMoney } from "@/utils/money/money";
import { formatNumber, formatPercent } from "@/utils/numbers/digits";
import { HOTLINE } from "@/utils/numbers/hotline";
import { formatMsisdn } from "@/utils/numbers/msisdn";

interface InvoiceProps {
  invoice: InvoiceFacts;
  /** The label of the button that shows name and address in full, as worded on the order's page. */
  details: string;
}

/**
 * The invoice of an order, made to be printed, in the language of its address (feature 38). The shop around it may be
 * in the other language, so the invoice declares its own language.
 */
export function Invoice({ invoice, details }: InvoiceProps) {
  const { t } = useTexts("invoice");
  const { language, order, seller } = invoice;
  const { total } = order;
  const day = formatDate(dayInDhaka(new Date(order.placedAt)), language);
  return (
    <div className={styles.page}>
      <Tools invoice={invoice} />
      {order.contact === null && (
        <p className={styles.masked} lang={language}>
          {t("masked", { details })}
        </p>
      )}
      <article className={styles.sheet} lang={language} aria-labelledby="invoice">
        <header className={styles.head}>
          <div>
            <p className={styles.brand}>{seller.name}</p>
            <p>{seller.address}</p>
            <p>{t("hotline", { number: HOTLINE })}</p>
            <p>{t("vatNumber", { number: seller.vatNumber })}</p>
          </div>
          <div className={styles.title}>
            <h1 id="invoice">{t("title")}</h1>
            <p>{t("number", { number: order.orderId })}</p>
            <p>{t("date", { day })}</p>
          </div>
        </header>
        <Parties invoice={invoice} />
        <Lines invoice={invoice} />
        <Sums invoice={invoice} />
        <p className={styles.words}>
          <span>{t("inWords")}</span> {amountInWords(total.payablePoisha, language)}
        </p>
        {total.vat !== null && <InvoiceVat vat={total.vat} language={language} />}
        <InvoiceCredit invoice={invoice} />
        <footer className={styles.foot}>
          <p>
            {t("vatNote")}
            {total.vat !== null && ` ${t("vatHow")}`}
          </p>
          {order.kept !== null && <p>{t("kept")}</p>}
          <p>{t("thanks")}</p>
        </footer>
      </article>
    </div>
  );
}

interface PartProps {
  invoice: InvoiceFacts;
}

/** The buttons for printing, the other language and the way back. They are not printed. */
function Tools({ invoice: { language, order } }: PartProps) {
  const { t } = useTexts("invoice");
  const other = language === "bn" ? "en" : "bn";
  return (
    <nav className={styles.tools} aria-label={t("tools")} lang={language}>
      <PrintButton variant="primary">{t("print")}</PrintButton>
      <ButtonLink href={invoicePath(order.orderId, other)} variant="outline">
        <span lang={other}>{language === "bn" ? "English" : "বাংলা"}</span>
      </ButtonLink>
      <ButtonLink href={orderPath(order.orderId)} variant="ghost">
        {t("back")}
      </ButtonLink>
    </nav>
  );
}

/** The discount and the VAT of a line or of the delivery, as one text each; null for a part that does not apply. */
function useVatTexts(language: InvoiceFacts["language"]) {
  const { t } = useTexts("invoice");
  return (vat: VatPart | null | undefined): readonly [discount: string | null, vat: string | null] => [
    vat == null || vat.discountPoisha === 0
      ? null
      : t("lineDiscount", { amount: formatMoney(vat.discountPoisha, language) }),
    vat == null || vat.vatPoisha === 0
      ? null
      : t("vatPart", { rate: formatPercent(vat.rate, language), amount: formatMoney(vat.vatPoisha, language) }),
  ];
}

function Lines({ invoice: { language, order } }: PartProps) {
  const { t } = useTexts("invoice");
  const vatTexts = useVatTexts(language);
  return (
    <table className={styles.lines}>
      <thead>
        <tr>
          <th scope="col">{t("column.what")}</th>
          <th scope="col">{t("column.pieces")}</th>
          <th scope="col">{t("column.price")}</th>
          {order.total.vat !== null && <th scope="col">{t("column.vat")}</th>}
          <th scope="col">{t("column.amount")}</th>
        </tr>
      </thead>
      <tbody>
        {order.lines.map((line, index) => (
          // Two lines can have the same SKU, e.g. with different texts.
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order never change
          <Line key={index} line={line} language={language} vat={vatTexts(line.vat)} />
        ))}
      </tbody>
    </table>
  );
}

function Sums({ invoice: { language, order } }: PartProps) {
  const { t } = useTexts("invoice");
  const vatTexts = useVatTexts(language);
  const { total } = order;
  const money = (poisha: number) => formatMoney(poisha, language);
  const isDigital = order.delivery.type === "digital";
  const deliveryVat = vatTexts(total.vat?.delivery).filter(Boolean).join(" · ");
  const sums = [
    [t("items"), money(total.itemsPoisha)],
    ...(isDigital ? [] : [[t("delivery"), money(total.deliveryPoisha), deliveryVat]]),
    ...(total.discountPoisha > 0 ? [[t("discount"), `− ${money(total.discountPoisha)}`]] : []),
    ...(total.dueLaterPoisha > 0 ? [[t("dueLater"), money(total.dueLaterPoisha)]] : []),
  ];
  return (
    <dl className={styles.sums}>
      {sums.map(([label, value, detail]) => (
        <div key={label}>
          <dt>
            {label}
            {detail && <span className={styles.details}>{detail}</span>}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>{t(total.dueLaterPoisha > 0 ? "deposit" : "total")}</dt>
        <dd>{money(total.payablePoisha)}</dd>
      </div>
      {total.vat !== null && (
        <div>
          <dt>{t(total.dueLaterPoisha > 0 ? "vatInWhole" : "vatInTotal")}</dt>
          <dd>{money(total.vat.vatPoisha)}</dd>
        </div>
      )}
    </dl>
  );
}

function Parties({ invoice: { language, order } }: PartProps) {
  const { t } = useTexts("invoice");
  const { contact, delivery, masked } = order;
  const isTexted = delivery.type === "digital";
  const name = contact?.fullName ?? masked.fullName;
  const postCode = contact === null ? "" : formatNumber(contact.postCode, language);
  const place = `${contact?.address ?? masked.address}, ${delivery.thanaLabel}, ${delivery.districtLabel} ${postCode}`;
  return (
    <dl className={styles.parties}>
      <div>
        <dt>{t("buyer")}</dt>
        <dd>
          {name}
          <br />
          {formatMsisdn((contact ?? masked).msisdn, language)}
          {contact?.email && (
            <>
              <br />
              {contact.email}
            </>
          )}
        </dd>
      </div>
      <div>
        <dt>{t(isTexted ? "textedTo" : delivery.store === null ? "deliveredTo" : "pickedUpAt")}</dt>
        <dd>
          {isTexted
            ? t("byText", { msisdn: formatMsisdn((contact ?? masked).msisdn, language) })
            : delivery.store === null
              ? place.trim()
              : `${delivery.store.name}, ${delivery.store.address}`}
        </dd>
      </div>
      <div>
        <dt>{t("payment")}</dt>
        <dd>
          {t(`method.${order.paymentMethod}`)}
          <br />
          {order.paymentState === "paid" ? t(order.payWith === null ? "paid" : `paidBy.${order.payWith}`) : t("due")}
          {order.emi !== null && (
            <>
              <br />
              {t("emi", {
                bank: order.emi.bank,
                months: order.emi.months,
                monthly: formatMoney(order.emi.monthlyPoisha, language),
              })}
            </>
          )}
        </dd>
      </div>
    </dl>
  );
}

interface LineProps {
  line: OrderLine;
  language: "en" | "bn";
  /** The texts for the discount and the VAT of the line; null for a part that does not apply. */
  vat: readonly [discount: string | null, vat: string | null];
}

function Line({ line, language, vat: [discountText, vatText] }: LineProps) {
  const { t } = useTexts("invoice");
  const details = Object.entries(line.variationDetails).map(
    ([label, value]) => `${label}: ${formatMsisdn(value, language)}`,
  );
  return (
    <tr>
      <th scope="row">
        {line.title}
        <span className={styles.details}>{[...details, ...printedText(line), line.sku].join(" · ")}</span>
        {line.bundle.map(({ title, pricePoisha }) => (
          <span key={title} className={styles.details}>
            + {title}: {pricePoisha === null ? t("free") : formatMoney(pricePoisha, language)}
          </span>
        ))}
        {discountText !== null && <span className={styles.details}>{discountText}</span>}
        {vatText !== null && <span className={styles.vatBelow}>{vatText}</span>}
      </th>
      <td>{formatNumber(line.quantity, language)}</td>
      <td>{formatMoney(line.pricePoisha, language)}</td>
      {line.vat !== null && (
        <td>
          {formatMoney(line.vat.vatPoisha, language)}
          <span className={styles.details}>{formatPercent(line.vat.rate, language)}</span>
        </td>
      )}
      <td>{formatMoney(line.lineTotalPoisha, language)}</td>
    </tr>
  );
}
