import { useRouter } from "next/router";
import { useEffect, useState } from "react";
import { handleInEffect } from "@/utils/browser/handle-in-effect";
import type { Chrome } from "@/utils/layout/chrome-rules";
import type { LayoutData } from "@/utils/layout/page-layout";

/**
 * The frame of a page. For pages rendered on request the server has decided it. A page rendered at build time (404,
 * 500) has the frame without a partner, and gets the right frame here, once, when it runs in a browser.
 */
export function useLazyChrome({ chrome, partners }: LayoutData): Chrome {
  const { asPath } = useRouter();
  const [late, setLate] = useState<Chrome | null>(null);

  useEffect(() => {
    if (partners === undefined) return setLate(null);
    return handleInEffect(
      import("@/services/page/browser-chrome"),
      ({ readBrowserChrome }) => setLate(readBrowserChrome(asPath, partners)),
      "The web view could not be identified",
    );
  }, [partners, asPath]);

  return partners === undefined ? chrome : (late ?? chrome);
}
