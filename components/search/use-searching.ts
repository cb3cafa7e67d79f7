import { useRouter } from "next/router";
import { useEffect, useState } from "react";
import { searchedIn } from "@/utils/search/search";

/** The query whose results are on their way, from one page of results to another; null otherwise. */
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
