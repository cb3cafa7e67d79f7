import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import styles from "@/components/consent/consent.module.css";
import { Button } from "@/components/ui/actions/button";
import { SiteLink } from "@/components/ui/actions/site-link";
import { useConsent } from "@/hooks/analytics/use-consent";
import { useTexts } from "@/hooks/ui/use-texts";
import { paths } from "@/utils/paths/paths";

const KINDS = ["analytics", "push"] as const;
const ALL = { analytics: true, push: true };
const NONE = { analytics: false, push: false };

/**
 * Asks for consent to analytics and notifications. It covers the bottom of the page and moves nothing. The page works
 * without an answer; until then nothing is counted. The footer opens the panel again.
 */
export function ConsentPanel() {
  const { choice, opened, choose, close } = useConsent();
  const panel = useRef<HTMLElement>(null);
  const before = useRef<Element | null>(null);
  const shown = opened || choice === null;

  useEffect(() => {
    if (!opened) return;
    before.current = document.activeElement;
    panel.current?.focus();
    return () => {
      if (before.current instanceof HTMLElement) before.current.focus();
    };
  }, [opened]);

  if (!shown) return null;
  const answer = (chosen: typeof NONE) => {
    // The panel is removed with its focused button, so the focus moves to the content.
    if (!opened) document.getElementById("content")?.focus({ preventScroll: true });
    choose(chosen);
  };
  const leave = ({ key }: KeyboardEvent) => {
    if (key === "Escape" && opened) close();
  };
  return (
    <section ref={panel} tabIndex={-1} aria-labelledby="consent-title" className={styles.panel} onKeyDown={leave}>
      <Question opened={opened} />
      <Choices key={`${opened}`} choice={choice ?? NONE} opened={opened} onChoose={answer} onClose={close} />
    </section>
  );
}

function Question({ opened }: { opened: boolean }) {
  const { t } = useTexts("consent");
  return (
    <div className={styles.question}>
      <h2 id="consent-title" className={styles.title}>
        {t(opened ? "openedTitle" : "title")}
      </h2>
      <p>
        {t("text")}{" "}
        <SiteLink href={paths.privacy} prefetch={false}>
          {t("policy")}
        </SiteLink>
      </p>
    </div>
  );
}

interface ChoicesProps {
  choice: typeof NONE;
  opened: boolean;
  onChoose: (choice: typeof NONE) => void;
  onClose: () => void;
}

function Choices({ choice, opened, onChoose, onClose }: ChoicesProps) {
  const { t } = useTexts("consent");
  const [draft, setDraft] = useState(choice);
  return (
    <>
      <details open={opened} className={styles.each}>
        <summary>{t("choose")}</summary>
        <fieldset>
          <legend className={styles.legend}>{t("legend")}</legend>
          {KINDS.map((kind) => (
            <label key={kind} className={styles.kind}>
              <input
                type="checkbox"
                checked={draft[kind]}
                onChange={({ target }) => setDraft({ ...draft, [kind]: target.checked })}
              />
              <span>{t(`kinds.${kind}`)}</span>
            </label>
          ))}
          <Button variant="outline" size="sm" onClick={() => onChoose(draft)}>
            {t("save")}
          </Button>
        </fieldset>
      </details>
      <div className={styles.buttons}>
        <Button variant="outline" onClick={() => onChoose(NONE)}>
          {t("decline")}
        </Button>
        <Button variant="outline" onClick={() => onChoose(ALL)}>
          {t("allow")}
        </Button>
        {opened && (
          <Button variant="ghost" onClick={onClose}>
            {t("close")}
          </Button>
        )}
      </div>
    </>
  );
}
