import { resolve } from "node:path";
import { listValue, textValue } from "@/utils/requests/env-values";

/** Variables by name, as a process has them. */
export type EnvSource = Readonly<Record<string, string | undefined>>;

/**
 * The variables that the site and the backend both use, with their defaults. It refuses nothing: the two readers check
 * the values.
 */
export function readSharedEnv(source: EnvSource) {
  const siteMode: "sandbox" | "production" = textValue(source["SITE_MODE"]) === "production" ? "production" : "sandbox";
  const port = textValue(source["PORT"], "3000");
  return {
    siteMode,
    /** Without a slash at its end. */
    publicOrigin: textValue(source["PUBLIC_ORIGIN"], `http://localhost:${port}`).replace(/\/+$/, ""),
    /** Absolute path of the folder for the embedded database and the pictures of shared links. */
    dataDir: resolve(textValue(source["DATA_DIR"], ".data")),
    /** Number of trusted proxies before the site. */
    trustProxyHops: Number.parseInt(textValue(source["TRUST_PROXY_HOPS"], "0"), 10) || 0,
    /** Other hosts to which a log-in may redirect. */
    referrerAllow: listValue(source["REFERRER_ALLOW"]) as readonly string[],
    /** The operator's name in texts and in addresses. */
    brand: {
      nameEn: textValue(source["BRAND_NAME_EN"], "GP"),
      nameBn: textValue(source["BRAND_NAME_BN"], "জিপি"),
      slug: textValue(source["BRAND_SLUG"], "gp"),
    },
  };
}
