import type { ReactNode } from "react";
import { Button } from "@/components/ui/actions/button";
import { SiteLink } from "@/components/ui/actions/site-link";
import styles from "@/components/ui/forms/filter-sheet.module.css";
import { type FilterFormProps, useFilterForm } from "@/components/ui/forms/use-filter-form";
import { Icon } from "@/components/ui/values/icon";
import { opensElsewhere } from "@/utils/browser/click";

interface FilterSheetProps extends FilterFormProps {
  labels: { title: string; close: string; clear: string };
  /** The target of the form without a script: the list without a query, in the reader's language. */
  action: string;
  /** The address of the list without any filter. */
  cleared: string;
  /** The other query parameters of the address, which are kept. */
  hiddenFields: Readonly<Record<string, string | undefined>>;
  /** The content of the button that applies the ticks. */
  submit: ReactNode;
  /** The groups. @param closed how often the sheet was closed with changes that were not applied */
  children: (closed: number) => ReactNode;
}

/**
 * The filters of a list: a column from the breakpoint md on, below it a sheet opened by `#filters`. One GET form, so it
 * works without script. With script a tick in the column takes effect at once; in the sheet the button applies the
 * ticks, closes the sheet and goes to the list, `#results`.
 */
export function FilterSheet(props: FilterSheetProps) {
  const { labels, action, cleared, hiddenFields, submit, children } = props;
  const { panel, form, closed, go, apply, change, closeByKey } = useFilterForm(props);
  return (
    <aside
      ref={panel}
      id="filters"
      tabIndex={-1}
      aria-label={labels.title}
      className={styles.panel}
      onKeyDown={closeByKey}
    >
      <a href="#results" className={styles.backdrop} tabIndex={-1}>
        {labels.close}
      </a>
      {/* Without a script the form leads to the list, and Back does not restore ticks that the list does not have. */}
      <form
        ref={form}
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
        {children(closed)}
        {Object.entries(hiddenFields).map(
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
