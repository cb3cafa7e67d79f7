import dynamic from "next/dynamic";
import { useEffect, useState } from "react";
import { usePush } from "@/hooks/use-push";
import { whenIdle } from "@/utils/idle";
import type { PushSettings } from "@/utils/page-shell";

const AdvertisementToast = dynamic(
  () => import("@/components/layout/advertisement-toast").then((loaded) => loaded.AdvertisementToast),
  { ssr: false },
);

/** The frame's place for what nobody waits for: its script comes when the first page is whole and idle. */
export function LateParts({ push }: { push: PushSettings | undefined }) {
  const [isIdle, setIdle] = useState(false);
  usePush(isIdle ? push : undefined);

  useEffect(() => {
    let wanted = true;
    void whenIdle().then(() => wanted && setIdle(true));
    return () => {
      wanted = false;
    };
  }, []);

  return isIdle && <AdvertisementToast />;
}
