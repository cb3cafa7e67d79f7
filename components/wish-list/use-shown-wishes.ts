import { useState } from "react";
import type { WishListPage } from "@/services/wish-list/wish-list-page.server";
import type { Wish } from "@/services/wish-list/wish-list-service";

/** The list as the page shows it. If the page gets another list, that list replaces it. */
export function useShownWishes({ kind, wishes }: WishListPage) {
  const [shown, setShown] = useState<readonly Wish[] | null>(kind === "guest" ? null : wishes);
  const [given, setGiven] = useState(wishes);
  const [hasFailed, setFailed] = useState(kind === "account" && wishes === null);
  if (given !== wishes) {
    setGiven(wishes);
    setShown(kind === "guest" ? null : wishes);
    setFailed(kind === "account" && wishes === null);
  }
  return { shown, setShown, hasFailed, setFailed };
}
