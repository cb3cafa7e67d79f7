/** Articles of the SIM shelf by what was chosen; the catalogue's seed and the picker agree on them here. */
export const simSkus = {
  prepaid: { physical: "SIM-PREPAID-CARD", esim: "SIM-PREPAID-ESIM" },
  postpaid: { physical: "SIM-POSTPAID-CARD", esim: "SIM-POSTPAID-ESIM" },
} as const;

/** A new card, or an eSIM, for a number that already has an owner. */
export const replacementSkus = { physical: "SIM-REPLACEMENT-CARD", esim: "SIM-REPLACEMENT-ESIM" } as const;

export type SimForm = "physical" | "esim";
export type SimConnection = keyof typeof simSkus;

/**
 * The eSIMs with a new number, delivered as soon as they are paid. That of a replacement is not among them: its number
 * has an owner, who is checked first (docs/decisions/13).
 */
export const newEsimSkus: readonly string[] = [simSkus.prepaid.esim, simSkus.postpaid.esim];

/** Every eSIM: a code that is texted, and nothing that anybody carries. */
export const esimSkus: readonly string[] = [...newEsimSkus, replacementSkus.esim];

/** True for lines of eSIMs and of nothing else: their order has no delivery (docs/decisions/13). */
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

/** True for an article that replaces the SIM of a number. */
export function isReplacementSku(sku: string): boolean {
  return Object.values<string>(replacementSkus).includes(sku);
}
