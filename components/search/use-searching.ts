import { useRouter } from "next/router";
import { useEffect, useState } from "react";
import { searchedIn } from "@/utils/search/search";

/** The query whose results are loading, while the reader goes from one results page to another; otherwise null. */
export function useSearching(): string | null {
  const { events } = useRouter();
  const [query, setQuery] = useState<string | null>(null);

  useEffect(() => {
    const start = (address: string) => setQuery(searchedIn(address));
    const end = () => setQuery(null);
    events.on("routeChangeStart", start);
    events.on("routeChangeComplete", end);
    events.on("routeChangeError", end);
    return () => {
      events.off("routeChangeStart", start);
      events.off("routeChangeComplete", end);
      events.off("routeChangeError", end);
    };
  }, [events]);

  return query;
}
