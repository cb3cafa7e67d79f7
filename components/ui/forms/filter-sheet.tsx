import { useRouter } from "next/router";
import { type ChangeEvent, type FormEvent, type ReactNode, useEffect, useRef } from "react";
import { Button } from "@/components/ui/actions/button";
import { SiteLink } from "@/components/ui/actions/site-link";
import styles from "@/components/ui/forms/filter-sheet.module.css";
import { Icon } from "@/components/ui/values/icon";
import { useFilterSheet } from "@/hooks/catalog/use-filter-sheet";
import type { FormQuery } from "@/hooks/catalog/use-pending-filter";
import { opensElsewhere } from "@/utils/browser/click";

const SIDEBAR = "(min-width: 48em)";
const SHEET = "(max-width: 47.99em)";

function readForm(form: HTMLFormElement): FormQuery {
  const query: Record<string, string[]> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string") query[name] = [...(query[name] ?? []), value];
  }
  return Object.fromEntries(
    Object.entries(query).map(([name, values]) => [name, values.length === 1 ? (values[0] ?? "") : values]),
  );
}

interface FilterSheetProps {
  labels: { title: string; close: string; clear: string };
  /** Where the form leads without a script: the list without a query, in the reader's language. */
  action: string;
  /** The list as it is shown, and without any filter. */
  address: string;
  cleared: string;
  /** What else the address says and keeps saying. */
  kept: Readonly<Record<string, string | undefined>>;
  /** The list that a form asks for. */
  hrefOf: (query: FormQuery) => string;
  /** What is ticked and typed and not applied yet; null once nothing is. */
  onPending: (query: FormQuery | null) => void;
  onOpened: () => void;
  /** Of the button that applies what is ticked. */
  submit: ReactNode;
  /** The groups. @param closed how often the sheet was closed, with what was not applied */
  children: (closed: number) => ReactNode;
}

/**
 * The filters of a list: a column from md, below that a sheet opened by `#filters`. It is one GET form, so it works
 * without script; with script a tick in the column takes effect at once, and in the sheet the button applies the ticks,
 * closes the sheet and lands on the list, `#results`.
 */
export function FilterSheet(props: FilterSheetProps) {
  const { labels, action, address, cleared, kept, hrefOf, onPending, onOpened, submit, children } = props;
  const router = useRouter();
  const panel = useRef<HTMLElement>(null);
  const sheet = useFilterSheet(panel, SHEET);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once opened
  useEffect(() => {
    if (sheet.wasOpened) onOpened();
  }, [sheet.wasOpened]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address, or a closed sheet, and nothing is pending
  useEffect(() => onPending(null), [address, sheet.closed]);

  const isSheet = () => window.matchMedia(SHEET).matches;
  const go = (href: string) => {
    if (isSheet() && href === address) return sheet.close();
    // In place of the entry that opened the sheet, so that Back takes this filter away.
    if (isSheet() && sheet.land()) return void router.replace(href, undefined, { scroll: false });
    void router.push(href, undefined, { scroll: false });
  };
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    go(hrefOf(readForm(event.currentTarget)));
  };
  const change = (event: ChangeEvent<HTMLFormElement>) => {
    const target: EventTarget = event.target;
    const wanted = readForm(event.currentTarget);
    if (target instanceof HTMLInputElement && target.type === "checkbox" && window.matchMedia(SIDEBAR).matches)
      return go(hrefOf(wanted));
    onPending(wanted);
  };

  return (
    <aside
      ref={panel}
      id="filters"
      tabIndex={-1}
      aria-label={labels.title}
      className={styles.panel}
      onKeyDown={(event) => {
        if (event.key === "Escape" && isSheet()) sheet.close();
      }}
    >
      <a href="#results" className={styles.backdrop} tabIndex={-1}>
        {labels.close}
      </a>
      {/* Without a script it lands on the list, and the way back brings no ticks that the list does not have. */}
      <form
        method="get"
        action={`${action}#results`}
        autoComplete="off"
        onSubmit={apply}
        onChange={change}
        className={styles.sheet}
      >
        <div className={styles.head}>
          <h2>{labels.title}</h2>
          <a href="#results" className={styles.close} aria-label={labels.close}>
            <Icon name="close" />
          </a>
        </div>
        {children(sheet.closed)}
        {Object.entries(kept).map(
          ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <div className={styles.actions}>
          <Button type="submit" aria-live="polite">
            {submit}
          </Button>
          <SiteLink
            href={cleared}
            prefetch={false}
            className={styles.clear}
            onClick={(event) => {
              if (opensElsewhere(event)) return;
              event.preventDefault();
              go(cleared);
            }}
          >
            {labels.clear}
          </SiteLink>
        </div>
      </form>
    </aside>
  );
}
