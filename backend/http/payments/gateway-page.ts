import type { PayWith } from "@/backend/contract/shop/orders";
import type { SandboxPayment } from "@/backend/db/queries/payments/sandbox-gateway-queries";
import { resultUrl } from "@/backend/domain/ports/open-at-gateway";
import { escapeHtml, htmlPage } from "@/backend/http/requests/html";
import { colourRules } from "@/styles/service-colours";
import type { ColourChoice } from "@/utils/layout/colour-cookie";
import { formatMoneyPlain } from "@/utils/money/money";

const styleIn = (mode: ColourChoice | null) => `
${colourRules(mode)}
:root { font: 16px/1.55 system-ui, sans-serif; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); }
main { max-width: 28rem; margin: 0 auto; padding: 2rem 1rem; }
.card { background: var(--surface); border: 1px solid var(--line); border-radius: 1rem; padding: 1.5rem; }
.sign { color: var(--muted); margin: 0 0 .5rem; font-weight: 600; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 1rem; }
dl { margin: 0 0 1.5rem; }
dl div { display: flex; justify-content: space-between; gap: 1rem; padding: .5rem 0; border-block-end: 1px solid var(--line); }
dt { color: var(--muted); }
dd { margin: 0; font-weight: 600; text-align: end; overflow-wrap: anywhere; }
.amount dd { font-size: 1.25rem; }
form { display: grid; gap: .75rem; }
button, .button { display: block; width: 100%; min-height: 3rem; padding: .625rem 1rem; font: inherit; font-weight: 600;
  text-align: center; text-decoration: none; cursor: pointer; border-radius: .5rem; border: 1px solid var(--control);
  background: var(--surface); color: var(--ink); }
details { display: grid; gap: .75rem; }
details[open] summary { margin-block-end: .75rem; }
details button + button { margin-block-start: .75rem; }
summary { min-height: 2.75rem; padding-block: .625rem; color: var(--muted); cursor: pointer; }
.main { background: var(--brand); border-color: var(--brand); color: var(--onBrand); }
:focus-visible { outline: 3px solid var(--brand); outline-offset: 2px; }
.note { color: var(--muted); font-size: .875rem; margin: 1rem 0 0; }
`;

const PAY_WITH: Readonly<Record<PayWith, string>> = { bkash: "bKash", nagad: "Nagad", card: "Card" };

const OUTCOMES = {
  paid: "This payment was approved.",
  failed: "This payment was declined.",
  cancelled: "This payment was cancelled.",
} as const;

/** The sandbox gateway's page with buttons to decide a payment, or the link back. @param mode null means light */
export function gatewayPage(payment: SandboxPayment, lateSeconds: number, mode: ColourChoice | null): string {
  return page(
    mode,
    "Sandbox payment",
    `<dl>
      <div class="amount"><dt>Amount</dt><dd>${escapeHtml(formatMoneyPlain(payment.amountPoisha))}</dd></div>
      <div><dt>Order</dt><dd>${escapeHtml(payment.orderId)}</dd></div>
      ${payment.emiMonths === null ? "" : `<div><dt>Instalments</dt><dd>${payment.emiMonths} months</dd></div>`}
      ${payment.payWith === null ? "" : `<div><dt>Paying with</dt><dd>${PAY_WITH[payment.payWith]}</dd></div>`}
      <div><dt>Reference</dt><dd>${escapeHtml(payment.reference)}</dd></div>
    </dl>
    ${payment.outcome === null ? choices(lateSeconds) : wayBack(payment, OUTCOMES[payment.outcome])}`,
  );
}

const choices = (lateSeconds: number) => `<form method="post">
      <button class="main" name="decision" value="approve">Approve payment</button>
      <button name="decision" value="decline">Decline payment</button>
      <button name="decision" value="cancel">Cancel and return to the shop</button>
      <details>
        <summary>Answers that arrive late, twice or in the wrong order</summary>
        <button name="decision" value="approve-late">Approve, and tell the shop after ${lateSeconds} seconds</button>
        <button name="decision" value="approve-duplicate">Approve, and tell the shop three times</button>
        <button name="decision" value="approve-reordered">Approve after a declined attempt, reported in the wrong order</button>
      </details>
    </form>
    <p class="note">This page simulates a payment company's page. It doesn't ask for a card, and no money is charged.</p>`;

function wayBack(payment: SandboxPayment, sentence: string): string {
  return `<p role="status">${sentence}</p>
    <a class="button main" href="${escapeHtml(returnAddress(payment))}">Return to the shop</a>`;
}

/** The page for an unknown or mistyped payment address. */
export function unknownPaymentPage(mode: ColourChoice | null): string {
  return page(mode, "Payment not found", "<p>There is no payment at this address. Please go back to your order.</p>");
}

export function returnAddress({ returnUrl, transactionId }: SandboxPayment): string {
  return resultUrl(returnUrl, transactionId);
}

function page(mode: ColourChoice | null, title: string, content: string): string {
  return htmlPage({
    mode,
    title,
    style: styleIn(mode),
    body: `<main>
  <p class="sign">Sandbox gateway</p>
  <div class="card">
    <h1>${title}</h1>
    ${content}
  </div>
</main>`,
  });
}
