import { Highlighted } from "@/components/search/highlighted";
import styles from "@/components/search/search-box.module.css";
import { searchOutline } from "@/components/search/search-outline";
import type { SuggestionGroup, SuggestionOption } from "@/components/search/suggestion-groups";
import { Outline } from "@/components/ui/values/icon";
import type { SearchBox } from "@/hooks/search/use-search-box";
import { useTexts } from "@/hooks/ui/use-texts";
import { formatMoney } from "@/utils/money/money";
import { thumbnail } from "@/utils/pictures/image-loader";

/** The options of the box by group. The focus stays in the field, which refers to the active option. */
export function SuggestionList({ box, groups }: { box: SearchBox; groups: readonly SuggestionGroup[] }) {
  const { t } = useTexts("search");
  const { id } = box;
  let before = 0;
  return (
    <div id={`${id}-list`} role="listbox" aria-label={t("box.list")} className={styles.list}>
      {groups.map(({ kind, title, options }, place) => {
        const first = before;
        before += options.length;
        const heading = `${id}-heading-${place}`;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a listbox has groups, and a fieldset is for forms
          <div key={title ?? kind} role="group" aria-labelledby={heading}>
            <div id={heading} className={styles.heading}>
              {title ?? t(kind === "recent" ? "recent.heading" : "popular")}
            </div>
            {options.map((option, index) => (
              <Option key={option.key} box={box} option={option} index={first + index} />
            ))}
          </div>
        );
      })}
    </div>
  );
}

function Option({ box, option, index }: { box: SearchBox; option: SuggestionOption; index: number }) {
  const { id, active, follow, hrefOf } = box;
  const { hit, path, place, search, title } = option;
  return (
    <a
      id={`${id}-${index}`}
      role="option"
      aria-selected={index === active}
      tabIndex={-1}
      href={hrefOf(path)}
      className={styles.option}
      // The focus stays in the field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => follow(event, search, place)}
    >
      {hit === undefined ? (
        <>
          <Outline path={searchOutline} size={18} className={styles.again} />
          <span className={styles.title}>{title}</span>
        </>
      ) : (
        <Hit hit={hit} />
      )}
    </a>
  );
}

function Hit({ hit }: { hit: NonNullable<SuggestionOption["hit"]> }) {
  const { t, language } = useTexts("search");
  return (
    <>
      {hit.picture !== null && (
        <img
          src={thumbnail(hit.picture, 160)}
          alt=""
          width={48}
          height={48}
          loading="lazy"
          decoding="async"
          className={styles.picture}
        />
      )}
      <span className={styles.title}>
        <Highlighted {...hit} />
      </span>
      {hit.pricePoisha !== null && (
        <span className={styles.price}>
          {formatMoney(hit.pricePoisha, language)}
          {!hit.isInStock && <small>{t("soldOut")}</small>}
        </span>
      )}
    </>
  );
}
