import { sign } from "node:crypto";

/** The site's account at Google's services (the JSON file of a service account has all three fields). */
export interface ServiceAccount {
  readonly clientEmail: string;
  /** PEM; in an environment variable, its line ends may be the two characters \n. */
  readonly privateKey: string;
  /** The address that returns an access token for the signed request. */
  readonly tokenUrl: string;
}

const SCOPE = "https://www.googleapis.com/auth/firebase.messaging";
const HOUR = 3_600;

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");

/** The signed request for an access token (RFC 7523), valid for an hour. @param now milliseconds */
export function signedAssertion({ clientEmail, privateKey, tokenUrl }: ServiceAccount, now: number): string {
  const begins = Math.floor(now / 1_000);
  const head = encoded({ alg: "RS256", typ: "JWT" });
  const claims = encoded({ iss: clientEmail, scope: SCOPE, aud: tokenUrl, iat: begins, exp: begins + HOUR });
  const signature = sign("RSA-SHA256", Buffer.from(`${head}.${claims}`), privateKey.replaceAll("\\n", "\n"));
  return `${head}.${claims}.${signature.toString("base64url")}`;
}
