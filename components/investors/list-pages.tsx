import { Pagination } from "@/components/ui/actions/pagination";
import { useTexts } from "@/hooks/ui/use-texts";

interface ListPagesProps {
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
}

/** The links to the pages of a list for investors. */
export function ListPages(place: ListPagesProps) {
  const { t } = useTexts("investors");
  const labels = {
    label: t("paging.label"),
    previous: t("paging.previous"),
    next: t("paging.next"),
    page: (number: string) => t("paging.page", { number }),
  };
  return <Pagination {...place} labels={labels} />;
}
