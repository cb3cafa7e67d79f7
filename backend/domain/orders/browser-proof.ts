import { isSameSecret, sign } from "@/backend/domain/codes/code-secrets";
import { ORDER_PROOF_SECONDS } from "@/utils/checkout/order-proof-cookie";

/** For this time, the browser that ordered an eSIM can open it on the order's page; later only by the texted link. */
export const ESIM_PROOF_SECONDS = 24 * 60 * 60;

const PROOF = /^([0-9a-z]{6,10})\.([A-Za-z0-9_-]{43})$/;

/** What a proof signs. */
interface SignedOrder {
  orderId: string;
  /** Number of the session in the browser that ordered; null for a guest. */
  holder: string | null;
}

/**
 * The proof for the browser that places an order (docs/decisions/11): a signature over the order, the moment and who
 * was logged in. It contains no name, and nothing is stored.
 * @param placedAt time of the order, so that a repeated answer does not extend the proof
 */
export function makeBrowserProof(pepper: string, { orderId, holder }: SignedOrder, placedAt: Date): string {
  const seconds = Math.floor(placedAt.getTime() / 1000);
  return `${seconds.toString(36)}.${signatureOf(pepper, { orderId, holder }, seconds)}`;
}

/** What a proof is checked against. */
interface ProofBinding {
  orderId: string;
  /** The contact number of the order. */
  msisdn: string;
  /** Number of the session in the browser now; null without a session. */
  session: string | null;
}

/**
 * The age of a proof in seconds, or null when it is invalid: forged, of another order, expired, or made while another
 * number was logged in, so that on a shared computer the next person's log-in ends it. A guest who logs in with the
 * order's own number keeps it.
 */
export function ageOfProof(pepper: string, proof: string, binding: ProofBinding, now: Date): number | null {
  const { orderId, msisdn, session } = binding;
  const [, text = "", signature = ""] = PROOF.exec(proof) ?? [];
  const seconds = Number.parseInt(text, 36);
  const age = now.getTime() / 1000 - seconds;
  // Allows a difference of one minute between the clocks of two machines.
  if (!(age >= -60 && age < ORDER_PROOF_SECONDS)) return null;
  const holders = session === null ? [null] : session === msisdn ? [session, null] : [session];
  const isRight = holders.some((holder) => isSameSecret(signature, signatureOf(pepper, { orderId, holder }, seconds)));
  return isRight ? age : null;
}

function signatureOf(pepper: string, { orderId, holder }: SignedOrder, seconds: number): string {
  return sign(pepper, "order-browser", `${seconds} ${orderId} ${holder ?? ""}`);
}
