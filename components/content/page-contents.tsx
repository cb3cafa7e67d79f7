import { useEffect, useState } from "react";
import styles from "@/components/content/page-contents.module.css";
import { Button } from "@/components/ui/actions/button";
import { Icon } from "@/components/ui/values/icon";
import { useTexts } from "@/hooks/ui/use-texts";
import type { ShownBlock } from "@/services/content/content-page.server";

/** The table of contents of a long text, with a print button. If there is room beside the text, it stays visible. */
export function PageContents({ blocks }: { blocks: readonly ShownBlock[] }) {
  const { t } = useTexts("content");
  const [canPrint, setCanPrint] = useState(false);
  useEffect(() => setCanPrint(true), []);
  const entries = blocks.flatMap(({ heading, id }, index) =>
    heading === undefined ? [] : [{ heading, id: id ?? `part-${index + 1}` }],
  );
  return (
    <nav aria-label={t("onThisPage")} className={styles.contents}>
      <details open>
        <summary>
          {t("onThisPage")}
          <Icon name="caretDown" size={16} />
        </summary>
        <ol>
          {entries.map(({ heading, id }) => (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
        </ol>
      </details>
      {/* Printing needs script; the button's space is reserved until then. */}
      <div className={styles.print}>
        {canPrint && (
          <Button variant="outline" size="sm" onClick={() => window.print()}>
            {t("print")}
          </Button>
        )}
      </div>
    </nav>
  );
}
