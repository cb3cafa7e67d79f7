import { useRouter } from "next/router";
import { useEffect, useState } from "react";

/**
 * A value about the page that is loading, from the click on a link of this site until that page is shown.
 * @param read takes the value from the address; must be the same function in each render
 * @param idle the value while no page is loading
 */
export function useNextPage<Value>(read: (address: string, isShallow: boolean) => Value, idle: Value): Value {
  const { events } = useRouter();
  const [value, setValue] = useState(idle);

  useEffect(() => {
    const start = (address: string, { shallow }: { shallow: boolean }) => setValue(read(address, shallow));
    const end = () => setValue(idle);
    events.on("routeChangeStart", start);
    events.on("routeChangeComplete", end);
    events.on("routeChangeError", end);
    return () => {
      events.off("routeChangeStart", start);
      events.off("routeChangeComplete", end);
      events.off("routeChangeError", end);
    };
  }, [events, read, idle]);

  return value;
}

const showsNewPage = (_address: string, isShallow: boolean) => !isShallow;

/** True from the click on a link of this site until the new page is shown. */
export const useNavigating = () => useNextPage(showsNewPage, false);
