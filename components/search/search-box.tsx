import { type RefObject, useEffect, useState } from "react";
import styles from "@/components/search/search-box.module.css";
import { searchOutline } from "@/components/search/search-outline";
import { countOptions, suggestionGroups } from "@/components/search/suggestion-groups";
import { SuggestionList } from "@/components/search/suggestion-list";
import page from "@/components/ui/sections/page.module.css";
import { Outline } from "@/components/ui/values/icon";
import { type SearchBox as Box, useSearchBox } from "@/hooks/search/use-search-box";
import { useTexts } from "@/hooks/ui/use-texts";
import { formatFound, formatNumber } from "@/utils/numbers/digits";
import { localePath, paths } from "@/utils/paths/paths";
import { inSentence, MAX_SEARCH_LENGTH, searchPath } from "@/utils/search/search";

interface SearchBoxProps {
  field?: RefObject<HTMLInputElement | null>;
  /** False while the box is hidden. The typed text is cleared when the box is shown again. */
  shown?: boolean;
  /** True if the list stays closed until the box is used. */
  quiet?: boolean;
}

/** The search box with its suggestions: an editable combobox whose options are links (SEARCH-01 to SEARCH-06). */
export function SearchBox({ field, shown = true, quiet = false }: SearchBoxProps) {
  const { t, language } = useTexts("search");
  const box = useSearchBox(countOptions);
  const { id, text, active, type } = box;
  const groups = suggestionGroups(box);
  const [isUsed, setUsed] = useState(!quiet);
  const isListed = shown && (isUsed || text !== "") && groups.length > 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: type is new with every letter
  useEffect(() => {
    if (!shown) type("");
  }, [shown]);

  return (
    <search
      className={styles.search}
      {...(quiet && {
        onFocus: () => setUsed(true),
        onBlur: ({ currentTarget, relatedTarget }) => setUsed(currentTarget.contains(relatedTarget)),
      })}
    >
      <form action={localePath(paths.search, language)} className={styles.form} onSubmit={box.onSubmit}>
        <input
          ref={field}
          name="q"
          type="search"
          role="combobox"
          aria-label={t("box.label")}
          aria-expanded={isListed}
          aria-autocomplete="list"
          aria-controls={isListed ? `${id}-list` : undefined}
          aria-activedescendant={isListed && active >= 0 ? `${id}-${active}` : undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={MAX_SEARCH_LENGTH}
          placeholder={t("box.hint")}
          value={text}
          onChange={(event) => type(event.target.value)}
          onKeyDown={box.onKeyDown}
        />
        <button type="submit" aria-label={t("box.submit")}>
          <Outline path={searchOutline} size={22} />
        </button>
      </form>
      <SearchStatus box={box} />
      {isListed && <SuggestionList box={box} groups={groups} />}
      {(isListed || text !== "") && <Foot box={box} />}
    </search>
  );
}

/** The texts of the box beside its list. Screen readers announce the number of results. */
function SearchStatus({ box: { suggestions, query } }: { box: Box }) {
  const { t, language } = useTexts("search");
  const { state } = suggestions;
  const quotedQuery = inSentence(query);
  return (
    <div role="status" className={styles.said}>
      {state === "short" && <p>{t("short")}</p>}
      {state === "loading" && <p>{t("loading", { query: quotedQuery })}</p>}
      {state === "failed" && <p>{t("failed")}</p>}
      {state === "found" && suggestions.found.count === 0 && <p>{t("none", { query: quotedQuery })}</p>}
      {state === "found" && suggestions.found.count > 0 && (
        <span className={page.srOnly}>{t("count", { number: formatFound(suggestions.found, language) })}</span>
      )}
    </div>
  );
}

/** Below the list: a better spelling, all results, and the button that clears what this browser has stored. */
function Foot({ box }: { box: Box }) {
  const { t, language } = useTexts("search");
  const { suggestions, hrefOf, follow, query, recent } = box;
  if (suggestions.state === "empty") {
    return recent.length === 0 ? null : (
      <div className={styles.foot}>
        {/* The focus stays in the field. */}
        <button type="button" onMouseDown={(event) => event.preventDefault()} onClick={box.clearRecent}>
          {t("recent.clear")}
        </button>
      </div>
    );
  }
  if (suggestions.state !== "found") return null;
  const { found } = suggestions;
  const { count, suggestion } = found;
  return (
    <div className={styles.foot}>
      {suggestion !== null && (
        <a href={hrefOf(searchPath(suggestion))} onClick={(event) => follow(event, suggestion)}>
          {t("meant", { query: inSentence(suggestion) })}
        </a>
      )}
      {count > 0 && (
        <a href={hrefOf(searchPath(query))} onClick={(event) => follow(event, query)}>
          {/* The results page has the counted hits, and no others. */}
          {t("all", { number: formatNumber(count, language) })}
        </a>
      )}
    </div>
  );
}
