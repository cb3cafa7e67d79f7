/** The SKUs of new SIMs by the visitor's choice. The seed of the catalogue and the number picker both use them. */
export const simSkus = {
  prepaid: { physical: "SIM-PREPAID-CARD", esim: "SIM-PREPAID-ESIM" },
  postpaid: { physical: "SIM-POSTPAID-CARD", esim: "SIM-POSTPAID-ESIM" },
} as const;

/** A new card, or an eSIM, for a number that already has an owner. */
export const replacementSkus = { physical: "SIM-REPLACEMENT-CARD", esim: "SIM-REPLACEMENT-ESIM" } as const;

export type SimForm = "physical" | "esim";
export type SimConnection = keyof typeof simSkus;

/**
 * The eSIMs with a new number, delivered as soon as they are paid. The replacement eSIM is not one of them: its number
 * has an owner, who is checked first (docs/decisions/13).
 */
export const newEsimSkus: readonly string[] = [simSkus.prepaid.esim, simSkus.postpaid.esim];

/** All eSIMs. They are sent as a code by SMS and are not delivered. */
export const esimSkus: readonly string[] = [...newEsimSkus, replacementSkus.esim];

/** True if all lines are eSIMs. Such an order has no delivery (docs/decisions/13). */
export function areOnlyEsims(lines: readonly { sku: string }[]): boolean {
  return lines.length > 0 && lines.every(({ sku }) => esimSkus.includes(sku));
}

const everySim: ReadonlySet<string> = new Set(
  [simSkus.prepaid, simSkus.postpaid, replacementSkus].flatMap((forms) => Object.values(forms)),
);

/** True for a SIM of any form: it belongs to one number, which is sold once. */
export function isSimSku(sku: string): boolean {
  return everySim.has(sku);
}

/** True for the SKU of a SIM that replaces the SIM of a number. */
export function isReplacementSku(sku: string): boolean {
  return Object.values<string>(replacementSkus).includes(sku);
}
