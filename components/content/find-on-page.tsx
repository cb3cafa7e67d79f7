import { useRouter } from "next/router";
import { ContentLink } from "@/components/content/content-link";
import styles from "@/components/content/find-on-page.module.css";
import { SearchBar } from "@/components/ui/forms/search-bar";
import { useTexts } from "@/hooks/ui/use-texts";
import type { ContentView, ShownBlock } from "@/services/content/content-page.server";
import { dialCodeHref } from "@/utils/numbers/dial-codes";
import { localePath } from "@/utils/paths/paths";
import { withWords } from "@/utils/search/find-words";

interface Entry {
  name: string;
  /** The address of the card's page, or of its block on this page. */
  href: string;
  text: string;
  /** The dial code, if there is one. */
  code: string | null;
}

const ANCHOR = "find";
const MAX_LENGTH = 80;

/** The searchable entries of a block: the rows of a table, or the cards. */
function entriesOf(block: ShownBlock): Entry[] {
  const href = `#${block.id ?? ANCHOR}`;
  if (block.type === "cards") {
    return block.items.map((card) => ({
      name: card.title,
      href: card.href ?? href,
      text: [card.text, ...(card.facts ?? [])].join(" · "),
      code: null,
    }));
  }
  if (block.type !== "table") return [];
  return block.rows.map(([name = "", ...cells]) => ({
    name,
    href,
    text: cells.filter((cell) => dialCodeHref(cell) === null).join(" · "),
    code: cells.find((cell) => dialCodeHref(cell) !== null) ?? null,
  }));
}

/** A search in the cards and tables of one page. The search term is in the address, so no script is needed. */
export function FindOnPage({ page }: { page: Pick<ContentView, "path" | "blocks"> }) {
  const { t, language } = useTexts("content");
  const { q } = useRouter().query;
  const term = typeof q === "string" ? q.trim().slice(0, MAX_LENGTH) : "";
  const found = withWords(
    page.blocks.flatMap(entriesOf),
    term,
    ({ name, text, code }) => `${name} ${text} ${code ?? ""}`,
  );
  return (
    <>
      <SearchBar
        action={`${localePath(page.path, language)}#${ANCHOR}`}
        id="find-on-page"
        name="q"
        label={t("find.label")}
        button={t("find.action")}
        value={term}
      />
      {term !== "" && (
        <p className={styles.count}>
          {found.length === 0 ? t("find.none", { term }) : t("find.count", { count: found.length, term })}
        </p>
      )}
      {found.length > 0 && (
        <ul className={styles.found}>
          {found.map(({ name, href, text, code }) => (
            <li key={`${name} ${href}`}>
              <ContentLink href={href}>{name}</ContentLink>
              {code !== null && <a href={dialCodeHref(code) ?? undefined}>{code}</a>}
              <span>{text}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
