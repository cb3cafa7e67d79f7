import { createHash, randomBytes } from "node:crypto";

/** Crockford's base 32: no I, L, O, U, so that people read and type it without mistakes. */
export const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** A ULID: 48 bits of time, 80 random bits, 26 characters; sorts by time. @param now milliseconds since 1970 */
export function newUlid(now: number): string {
  let time = "";
  for (let rest = now, digit = 0; digit < 10; digit += 1, rest = Math.floor(rest / 32)) {
    time = ALPHABET.charAt(rest % 32) + time;
  }
  return time + encode(randomBytes(10));
}

/** The public order id: 80 random bits as `7K3M-9QXT-2HVB-4D8N`, which cannot be guessed. */
export function newPublicId(): string {
  return encode(randomBytes(10)).replace(/(.{4})(?=.)/g, "$1-");
}

/** The token of a cart: 192 random bits, URL-safe, 32 characters. */
export function newToken(): string {
  return randomBytes(24).toString("base64url");
}

/** The id of a payment: 144 random bits, 24 characters, since gateways take thirty at most. */
export function newPaymentId(): string {
  return randomBytes(18).toString("base64url");
}

/** The digest of a token, which is stored. A token with so many random bits needs neither salt nor key. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** Ten bytes are exactly sixteen characters of five bits. */
function encode(bytes: Buffer): string {
  let text = "";
  let bits = 0;
  let value = 0;
  for (const byte of bytes) {
    value = (value << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += ALPHABET.charAt((value >> bits) & 31);
    }
    value &= (1 << bits) - 1;
  }
  return text;
}
