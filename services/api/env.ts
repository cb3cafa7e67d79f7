import type { System } from "@/backend/contract/paths";

// Values a browser may know. Next replaces each NEXT_PUBLIC_ name in full at build, so none may be read by a computed key.
const bare = (value: string | undefined): string => (value ?? "").trim().replace(/\/+$/, "");

/** Base address of each of the operator's systems, without a slash at its end; empty = the embedded backend. */
export const apiBases: Readonly<Record<System, string>> = {
  shop: bare(process.env.NEXT_PUBLIC_SHOP_API_URL),
  site: bare(process.env.NEXT_PUBLIC_SITE_API_URL),
  login: bare(process.env.NEXT_PUBLIC_LOGIN_API_URL),
};

/** True under `npm run dev`: edited texts are shown at once. */
export const isDevelopment = process.env.NODE_ENV === "development";
