import { useEffect, useState } from "react";
import { visitorChannel } from "@/services/browser-api";
import { paths } from "@/utils/paths";
import { type PartnerChannels, startShoppingPath } from "@/utils/start-shopping";

/** The start-shopping target of this visitor; the default until the page runs in a browser, which holds the cookies. */
export function useStartShopping(partners: PartnerChannels): string {
  const [path, setPath] = useState<string>(paths.phones);
  useEffect(() => {
    const { channel, microsite } = visitorChannel();
    setPath(startShoppingPath(channel, microsite, partners));
  }, [partners]);
  return path;
}
