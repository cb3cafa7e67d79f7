import { createHash } from "node:crypto";
import type { retailers } from "@/backend/db/schema/stores";

type RetailerRow = typeof retailers.$inferInsert;

const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");

/** Retailers to try assisted buying with: the token is the value of the cookie retailer_token. */
export const RETAILERS: readonly RetailerRow[] = [
  {
    code: "RT-10021",
    tokenHash: hashOf("retailer-rahman-telecom"),
    names: { en: "Rahman Telecom", bn: "রহমান টেলিকম" },
    district: "Dhaka",
    thana: "Mirpur Model",
    msisdn: "01711000021",
  },
  {
    code: "RT-10022",
    tokenHash: hashOf("retailer-karnaphuli-mobile"),
    names: { en: "Karnaphuli Mobile Corner", bn: "কর্ণফুলী মোবাইল কর্নার" },
    district: "Chattogram",
    thana: "Panchlaish",
    msisdn: "01711000022",
  },
  {
    code: "RT-10023",
    tokenHash: hashOf("retailer-surma-store"),
    names: { en: "Surma Store", bn: "সুরমা স্টোর" },
    district: "Sylhet",
    thana: "Kotwali",
    msisdn: "01711000023",
  },
];
