import type { ReactNode } from "react";
import { FloodRecordForm, FloodTraceForm } from "@/components/flood/flood-forms";
import { FloodHotlines } from "@/components/flood/flood-hotlines";
import { useTexts } from "@/hooks/ui/use-texts";
import type { FloodPage } from "@/services/content/flood-page.server";
import { localePath } from "@/utils/paths/paths";

type Block = FloodPage["blocks"][number];

/** One block of the content page in very simple markup. Pictures are left out. */
export function FloodBlock({ id, block, page }: { id: string; block: Block; page: FloodPage }) {
  const content = contentOf(block, page);
  if (content === null) return null;
  const heading = block.heading ?? "";
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{heading}</h2>
      {block.intro !== undefined && <p>{block.intro}</p>}
      {content}
    </section>
  );
}

function contentOf(block: Block, page: FloodPage): ReactNode | null {
  switch (block.type) {
    case "table":
      return <FloodHotlines rows={block.rows} />;
    case "cards":
      return (
        <ul className="cards">
          {block.items.map(({ title, text, href, badge, facts = [] }) => (
            <li key={title}>
              <b>{title}</b>
              <p>{text}</p>
              {facts.map((fact) => (
                <p key={fact}>{fact}</p>
              ))}
              {href !== undefined && <a href={addressOf(href, page)}>{badge ?? title}</a>}
            </li>
          ))}
        </ul>
      );
    case "steps":
      return (
        <ol>
          {block.items.map(({ title, text }) => (
            <li key={title} className="step">
              <b>{title}</b> {text}
            </li>
          ))}
        </ol>
      );
    case "text":
      return <Prose html={block.body} />;
    case "questions":
      return block.items.map(({ id, question, answer }) => (
        <details key={id} id={id}>
          <summary>{question}</summary>
          <Prose html={answer} />
        </details>
      ));
    case "slot":
      return <FloodForms page={page} />;
    default:
      return null;
  }
}

/** A path of the site with the language of the page; other addresses stay as they are. */
const addressOf = (href: string, { language }: FloodPage) => (href.startsWith("/") ? localePath(href, language) : href);

/** The editors' text as HTML. It was made from Markdown, in which HTML is not allowed. */
function Prose({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}

function FloodForms({ page }: { page: FloodPage }) {
  const { t } = useTexts("flood");
  return (
    <div className="forms">
      <div>
        <p>{t("recordText")}</p>
        <FloodRecordForm page={page} />
      </div>
      <div>
        <h3>{t("trace")}</h3>
        <p>{t("traceText")}</p>
        <FloodTraceForm page={page} />
        <p>{t("offline")}</p>
      </div>
    </div>
  );
}
