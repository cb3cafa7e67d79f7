import styles from "@/components/support/useful-info.module.css";
import { UsefulVote } from "@/components/support/useful-vote";
import { FilterLinks } from "@/components/ui/actions/filter-links";
import { SiteLink } from "@/components/ui/actions/site-link";
import { SearchBar } from "@/components/ui/forms/search-bar";
import { Accordion } from "@/components/ui/lists/accordion";
import page from "@/components/ui/sections/page.module.css";
import { Icon } from "@/components/ui/values/icon";
import { useTexts } from "@/hooks/ui/use-texts";
import type { UsefulInfo as Answer } from "@/services/support/support-service";
import { HOTLINE } from "@/utils/numbers/hotline";
import { listHref } from "@/utils/paths/list-href";
import { localePath, paths } from "@/utils/paths/paths";

interface UsefulInfoProps {
  search: {
    term: string;
    /** False if the search text was too short to search for. */
    isSearched: boolean;
    /** Null if nothing was searched for, or if there was no answer. */
    found: { answers: readonly Answer[]; count: number } | null;
  };
}

const ANCHOR = "answers";
const TOPICS = [
  "recharge",
  "packs",
  "sim",
  "esim",
  "roaming",
  "shop",
  "star",
  "network",
  "security",
  "services",
] as const;

/** The search of the support page. The question is in the address: it works without script and can be shared. */
export function UsefulInfo({ search }: UsefulInfoProps) {
  const { t, language } = useTexts("support");
  const { term } = search;
  const choices = TOPICS.map((topic) => {
    const label = t(`topic.${topic}`);
    return { key: topic, label, href: listHref(paths.support, ANCHOR, { q: label }), chosen: label === term };
  });
  return (
    <>
      <SearchBar
        action={`${localePath(paths.support, language)}#${ANCHOR}`}
        id="support-question"
        name="q"
        label={t("search.label")}
        button={t("search.action")}
        value={term}
        hint={t("search.hint")}
      />
      <FilterLinks label={t("search.topics")} choices={choices} />
      <Found search={search} />
    </>
  );
}

function Found({ search: { term, isSearched, found } }: UsefulInfoProps) {
  const { t } = useTexts("support");
  if (term === "") return null;
  if (found === null) return <p className={styles.count}>{t(isSearched ? "search.down" : "search.short")}</p>;
  const { answers, count } = found;
  if (count === 0) {
    return (
      <div className={styles.none}>
        <p>{t("search.none", { term })}</p>
        <p className={styles.ways}>
          <a href={`tel:${HOTLINE}`}>{t("search.call")}</a>
          <a href="#complaint">{t("search.complain")}</a>
        </p>
      </div>
    );
  }
  const items = answers.map((answer) => ({ title: answer.title, content: <AnswerView answer={answer} /> }));
  return (
    <div className={styles.found}>
      <p className={styles.count}>{t("search.count", { count: answers.length, term })}</p>
      <Accordion key={term} items={items} open={items[0]?.title ?? ""} />
    </div>
  );
}

/** The answer, then the steps to follow. */
function AnswerView({ answer: { slug, answer, steps, topic, path } }: { answer: Answer }) {
  const { t } = useTexts("support");
  return (
    <div className={styles.answer}>
      <p className={page.quiet}>{topic}</p>
      <p className={styles.first}>{answer}</p>
      {steps.length > 0 && (
        <>
          <p className={styles.stepsTitle}>{t("answer.steps")}</p>
          <ol>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </>
      )}
      <SiteLink href={path} prefetch={false} className={styles.go}>
        {t("answer.go")}
        <Icon name="caretRight" size={16} />
      </SiteLink>
      <UsefulVote slug={slug} />
    </div>
  );
}
