import { useRouter } from "next/router";
import { useEffect, useState } from "react";

/** True from the click on a link of this site until the new page is shown. */
export function useNavigating(): boolean {
  const { events } = useRouter();
  const [navigating, setNavigating] = useState(false);

  useEffect(() => {
    const start = (_: string, { shallow }: { shallow: boolean }) => setNavigating(!shallow);
    const end = () => setNavigating(false);
    events.on("routeChangeStart", start);
    events.on("routeChangeComplete", end);
    events.on("routeChangeError", end);
    return () => {
      events.off("routeChangeStart", start);
      events.off("routeChangeComplete", end);
      events.off("routeChangeError", end);
    };
  }, [events]);

  return navigating;
}
