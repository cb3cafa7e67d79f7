/** Keys in session storage of names, numbers and addresses that were typed or filled in. */
const PERSONAL =
  /^(?:checkoutDraft|ad-order-draft|web-form-.+|simRequestTyped:.+|esimMigration|activationBegun|rechargeBegun)$/;

/** Deletes what this tab stores about a person, for the next one at a shared computer. */
export function removePersonal(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (PERSONAL.test(key)) sessionStorage.removeItem(key);
  } catch {
    // Storage is denied, so nothing was stored either.
  }
}
