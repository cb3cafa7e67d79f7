const ROUNDS = 64;
const BLOCK = 64;

const isPrime = (value: number): boolean => {
  for (let factor = 2; factor * factor <= value; factor++) if (value % factor === 0) return false;
  return true;
};

/** The first 32 bits of the fractional part of a number, as FIPS 180-4 derives its constants. */
const fraction = (value: number): number => ((value - Math.floor(value)) * 2 ** 32) | 0;

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let value = 2; primes.length < count; value++) if (isPrime(value)) primes.push(value);
  return primes;
}

const rotate = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The message, a one bit, zeros, and its length in bits: a whole number of blocks. */
function padded(message: Uint8Array): DataView {
  const length = Math.ceil((message.length + 9) / BLOCK) * BLOCK;
  const bytes = new Uint8Array(length);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(length - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(length - 4, (message.length << 3) >>> 0);
  return view;
}

/** SHA-256 as lower-case hex (FIPS 180-4), for browsers that offer crypto.subtle only to pages with https. */
export function sha256Hex(message: Uint8Array): string {
  const primes = firstPrimes(ROUNDS);
  const constants = Int32Array.from(primes, (prime) => fraction(Math.cbrt(prime)));
  const state = Int32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));
  const words = new Int32Array(ROUNDS);
  const view = padded(message);
  const at = (index: number) => words[index] as number;
  for (let block = 0; block < view.byteLength; block += BLOCK) {
    for (let t = 0; t < 16; t++) words[t] = view.getInt32(block + t * 4);
    for (let t = 16; t < ROUNDS; t++) {
      const [early, late] = [at(t - 15), at(t - 2)];
      const first = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
      const second = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
      words[t] = at(t - 16) + first + at(t - 7) + second;
    }
    let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
    for (let t = 0; t < ROUNDS; t++) {
      const choice = (e & f) ^ (~e & g);
      const majority = (a & b) ^ (a & c) ^ (b & c);
      const one = h + (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + choice + (constants[t] as number) + at(t);
      const two = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + majority;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    for (const [index, word] of [a, b, c, d, e, f, g, h].entries()) state[index] = (state[index] as number) + word;
  }
  return Array.from(state, (word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}
