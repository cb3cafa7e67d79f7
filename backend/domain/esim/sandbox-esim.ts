import { createHash } from "node:crypto";
import type { EsimAnswer, EsimProvider } from "@/backend/domain/ports/esim-provider";
import { ALPHABET } from "@/backend/domain/random-ids";
import { luhnDigit } from "@/utils/numbers/luhn";

/** The address in the activation codes, from which phones would download profiles. It does not exist. */
const SMDP_ADDRESS = "smdp.sandbox.example";

/**
 * The eSIM system of sandbox mode: invents a profile that no phone can load, the same one for the same reference.
 * The form of the activation code is that of GSMA SGP.22, section 4.1.
 */
export const sandboxEsims: EsimProvider = {
  maxSeconds: 1,
  order: async ({ reference }) => profileOf(reference),
  find: async (reference) => profileOf(reference),
};

function profileOf(reference: string): EsimAnswer {
  const bytes = createHash("sha256").update(`sandbox ${reference}`).digest();
  const matchingId = [...bytes.subarray(0, 16)].map((byte) => ALPHABET.charAt(byte & 31)).join("");
  // 89 for telecoms, 880 for Bangladesh, thirteen digits and Luhn's check digit.
  const digits = bytes.readBigUInt64BE(16) % 10n ** 13n;
  const body = `89880${String(digits).padStart(13, "0")}`;
  return { state: "ready", iccid: `${body}${luhnDigit(body)}`, activationCode: `LPA:1$${SMDP_ADDRESS}$${matchingId}` };
}
