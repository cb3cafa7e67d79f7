/** Keys in session storage of names, numbers and addresses that were typed or filled in. */
const PERSONAL =
  /^(?:checkoutDraft|ad-order-draft|web-form-.+|simRequestTyped:.+|esimMigration|activationBegun|rechargeBegun)$/;
/** Requests without an answer that contain such data. The server makes one order of a cart with any key. */
const UNANSWERED = /^unanswered:(?:order|preorder|recharge|esim-payment|form:.+)$/;
/** Keys in local storage: what opens the typed texts of SIM requests, a guest's last recharge, and typed searches. */
const STORED = /^(?:simRequest:.+|simReplacementKeys|lastRecharge|recentSearches)$/;

/** Deletes what this tab and this browser store about a person, for the next one at a shared computer. */
export function removePersonal(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (PERSONAL.test(key) || UNANSWERED.test(key)) sessionStorage.removeItem(key);
    }
    for (const key of Object.keys(localStorage)) if (STORED.test(key)) localStorage.removeItem(key);
  } catch {
    // Storage is denied, so nothing was stored either.
  }
}

/** For a log-out in another tab: also opens the page again, without what was typed on it. */
export function leavePersonal(): void {
  removePersonal();
  // A reload would fill the fields in again, and an address with its fragment would only scroll.
  window.location.replace(window.location.pathname + window.location.search);
}
