import type { ReactNode } from "react";
import { useTexts } from "@/hooks/ui/use-texts";
import type { FloodPage } from "@/services/content/flood-page.server";
import { dialHref } from "@/utils/numbers/dial-codes";
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
      return <Hotlines rows={block.rows} />;
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

function Hotlines({ rows }: { rows: readonly (readonly string[])[] }) {
  return (
    <ul>
      {rows.map(([name = "", number = "", ...notes]) => {
        const href = dialHref(number);
        return (
          <li key={name}>
            <b>{name}</b>
            {href === null ? (
              <b className="code">{number}</b>
            ) : (
              <a className="code" href={href} aria-label={`${name}: ${number}`}>
                {number}
              </a>
            )}
            <span>{notes.join(", ")}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** Both forms are sent to backend/http/forms/flood-pages.ts, which answers with an equally simple page. */
function FloodForms({ page: { language, districts } }: { page: FloodPage }) {
  const { t } = useTexts("flood");
  return (
    <div className="forms">
      <div>
        <p>{t("recordText")}</p>
        <form method="post" action="/api/flood-emergency/record" aria-label={t("record")}>
          <input type="hidden" name="lang" value={language} />
          <label>
            {t("msisdn")}
            <input name="msisdn" inputMode="tel" autoComplete="tel-national" maxLength={30} required />
          </label>
          <label>
            {t("district")}
            <select name="district">
              <option value="">{t("choose")}</option>
              {districts.map(({ name, label }) => (
                <option key={name} value={name}>
                  {label}
                </option>
              ))}
            </select>
          </label>
          <button type="submit">{t("submit")}</button>
        </form>
      </div>
      <div>
        <h3>{t("trace")}</h3>
        <p>{t("traceText")}</p>
        <form method="post" action="/api/flood-emergency/trace" aria-label={t("trace")}>
          <input type="hidden" name="lang" value={language} />
          <label>
            {t("reference")}
            <input name="reference" autoComplete="off" maxLength={64} />
          </label>
          <label>
            {t("msisdn")}
            <input name="msisdn" inputMode="tel" autoComplete="tel-national" maxLength={30} />
          </label>
          <button type="submit">{t("show")}</button>
        </form>
        <p>{t("offline")}</p>
      </div>
    </div>
  );
}
