import { useRouter } from "next/router";
import { useEffect, useState } from "react";
import type { Chrome } from "@/utils/chrome-rules";
import { logFailure } from "@/utils/log-failure";
import type { Shell } from "@/utils/page-shell";

/**
 * What stands around a page. The server has decided it for every page that it renders on request; a page rendered at
 * build (404, 500) carries the chrome of the open web and is corrected here, once, as soon as it runs in a browser.
 */
export function useLateChrome({ chrome, partners }: Shell): Chrome {
  const { asPath } = useRouter();
  const [late, setLate] = useState<Chrome | null>(null);

  useEffect(() => {
    if (partners === undefined) return setLate(null);
    let wanted = true;
    import("@/services/browser-chrome").then(
      ({ readBrowserChrome }) => wanted && setLate(readBrowserChrome(asPath, partners)),
      (error: unknown) => logFailure("The app around this page could not be told", error),
    );
    return () => {
      wanted = false;
    };
  }, [partners, asPath]);

  return partners === undefined ? chrome : (late ?? chrome);
}
