import { FeedLink } from "@/components/ui/actions/feed-link";
import { DatedLines } from "@/components/ui/lists/dated-lines";
import { DatedList } from "@/components/ui/lists/dated-list";
import { useTexts } from "@/hooks/ui/use-texts";
import type { Notices } from "@/services/support/support-service";
import { noticePath, paths } from "@/utils/paths/paths";

interface NoticeListProps {
  /** Null if it could not be loaded. */
  list: Notices | null;
  filter: { year: number | null; page: number; key: string };
}

/** The notice board, newest first. */
export function NoticeList({ list, filter }: NoticeListProps) {
  const { t } = useTexts("support");
  if (list === null) return <p>{t("notices.down")}</p>;
  const { count, notices } = list;
  const labels = {
    search: t("notices.search"),
    find: t("notices.find"),
    years: t("notices.years"),
    all: t("notices.everyYear"),
    count: count === 0 ? t("notices.none") : t("notices.count", { count }),
  };
  return (
    <>
      <DatedList path={paths.notices} list={list} filter={filter} labels={labels}>
        <DatedLines entries={notices} path={noticePath} />
      </DatedList>
      <FeedLink path={paths.notices} title={t("notices.title")} label={t("notices.feed")} />
    </>
  );
}
