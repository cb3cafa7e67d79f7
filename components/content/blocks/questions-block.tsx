import { useEffect, useId, useState } from "react";
import { Prose } from "@/components/content/blocks/prose";
import styles from "@/components/content/blocks/questions-block.module.css";
import fields from "@/components/ui/forms/plain-field.module.css";
import accordion from "@/components/ui/lists/accordion.module.css";
import { Icon } from "@/components/ui/values/icon";
import { useTexts } from "@/hooks/ui/use-texts";
import type { ShownBlock } from "@/services/content/content-page.server";
import { withWords } from "@/utils/search/find-words";

type Question = Extract<ShownBlock, { type: "questions" }>["items"][number];

interface QuestionsBlockProps {
  items: readonly Question[];
  searchable: boolean;
  level: 2 | 3;
}

/** Groups in the order of their first question. */
function grouped(items: readonly Question[]): { name: string; items: Question[] }[] {
  const groups = new Map<string, Question[]>();
  for (const item of items) groups.set(item.group ?? "", [...(groups.get(item.group ?? "") ?? []), item]);
  return [...groups].map(([name, members]) => ({ name, items: members }));
}

const textOf = ({ question, answer }: Question) => `${question} ${answer.replace(/<[^>]+>/g, " ")}`;

/** Opens the question in the page's fragment. Called at first, and when the fragment changes. */
function openNamedQuestion(): void {
  const named = document.getElementById(window.location.hash.slice(1));
  if (named instanceof HTMLDetailsElement) named.open = true;
}

/** Questions that expand. Each has an anchor. All answers are in the page: the search only hides questions. */
export function QuestionsBlock({ items, searchable, level }: QuestionsBlockProps) {
  const [term, setTerm] = useState("");
  useEffect(() => {
    openNamedQuestion();
    window.addEventListener("hashchange", openNamedQuestion);
    return () => window.removeEventListener("hashchange", openNamedQuestion);
  }, []);
  const shown = term === "" ? items : withWords(items, term, textOf);
  const Title = `h${level}` as const;
  return (
    <>
      {searchable && <QuestionSearch onSearch={setTerm} found={term === "" ? null : shown.length} />}
      {grouped(items).map(({ name, items: members }) => (
        <div key={name} className={styles.group} hidden={!members.some((item) => shown.includes(item))}>
          {name !== "" && <Title className={styles.name}>{name}</Title>}
          {members.map((item) => (
            <details
              key={item.id}
              id={item.id}
              className={`${accordion.item} ${styles.question}`}
              hidden={!shown.includes(item)}
            >
              <summary>
                <span>{item.question}</span>
                <Icon name="caretDown" />
              </summary>
              <div className={styles.answer}>
                <Prose html={item.answer} />
              </div>
            </details>
          ))}
        </div>
      ))}
    </>
  );
}

interface QuestionSearchProps {
  onSearch: (term: string) => void;
  /** Null while there is no search term. */
  found: number | null;
}

/** Visible only when it works: without script all questions are shown anyway. */
function QuestionSearch({ onSearch, found }: QuestionSearchProps) {
  const { t } = useTexts("content");
  const [works, setWorks] = useState(false);
  const id = useId();
  useEffect(() => setWorks(true), []);
  return (
    <div className={`${fields.field} ${styles.search}`} data-works={works || undefined}>
      <label htmlFor={id} className={fields.label}>
        {t("questions.search")}
      </label>
      <input
        id={id}
        type="search"
        className={fields.input}
        disabled={!works}
        placeholder={t("questions.placeholder")}
        onChange={(event) => onSearch(event.target.value.trim())}
      />
      <p role="status">
        {found === 0 && t("questions.none")}
        {found !== null && found > 0 && t("questions.found", { count: found })}
      </p>
    </div>
  );
}
