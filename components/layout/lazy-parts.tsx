import dynamic from "next/dynamic";
import { useEffect, useState } from "react";
import { usePush } from "@/hooks/push/use-push";
import { whenIdle } from "@/utils/browser/idle";
import { whenActive } from "@/utils/browser/prerendering";
import type { PushSettings } from "@/utils/layout/page-layout";

const IdleParts = dynamic(() => import("@/components/layout/idle-parts").then((loaded) => loaded.IdleParts), {
  ssr: false,
});

/** The frame's place for parts that can load later: their script is loaded when the first page is complete and idle. */
export function LazyParts({ push }: { push: PushSettings | undefined }) {
  const [isIdle, setIdle] = useState(false);
  usePush(isIdle ? push : undefined);

  useEffect(() => {
    let isCurrent = true;
    // A prerendered page must not show an advertisement or ask for permission, so this waits until the page is opened.
    const stop = whenActive(() => void whenIdle().then(() => isCurrent && setIdle(true)));
    return () => {
      isCurrent = false;
      stop();
    };
  }, []);

  return isIdle && <IdleParts />;
}
