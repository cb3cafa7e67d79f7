import type { CustomTypeOptions, TFunction } from "i18next";
import type { GetServerSideProps, GetServerSidePropsContext } from "next";
import type { Api } from "@/services/api/api-client";
import { createVisitorApi } from "@/services/api/api-client.server";
import { siteEnv } from "@/services/api/env.server";
import { answerDocument } from "@/services/page/document-answer.server";
import { getPageTexts } from "@/services/page/page-texts.server";
import { type PostedForm, readPostedForm } from "@/services/page/posted-form.server";
import { COLOUR_COOKIE, type ColourChoice, readColourMode } from "@/utils/layout/colour-cookie";
import { localePath } from "@/utils/paths/paths";
import { brandName } from "@/utils/text/brand-name";
import { type Language, languageOf, translatorFor } from "@/utils/text/translations";

/** A field of a form for browsers without script. */
export interface FormField {
  readonly name: string;
  readonly label: string;
  readonly kind: "line" | "tel" | "whole" | "code" | "long" | "select" | "one" | "many" | "hidden";
  /** The typed or chosen values; only a field of the kind `many` or `hidden` can have several. */
  readonly values: readonly string[];
  readonly options?: readonly { value: string; label: string }[];
  readonly maxLength?: number;
  readonly required?: boolean;
  readonly autoComplete?: string;
}

/** Sentences by field. The one of the field "" is shown above the form. */
export type FieldErrors = Readonly<Record<string, string>>;

/** The form again, with everything that was typed, or its next step. */
export interface FormAgain {
  readonly title: string;
  /** A sentence above the fields. */
  readonly lead?: string;
  readonly submit: string;
  /** More buttons after the submit button, each with the value that it sends. */
  readonly more?: readonly { name: string; value: string; label: string }[];
  readonly fields: readonly FormField[];
  readonly errors: FieldErrors;
}

/** The result of a form. */
export interface FormResult {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly reference?: { label: string; value: string };
  readonly rows?: readonly { label: string; value: string }[];
}

/** The answer to a form that a browser without script sent to a page. */
export interface FormReply {
  /** 200 by default. */
  readonly status?: number;
  /** Cookies that go with the answer. */
  readonly cookies?: readonly string[];
  /** The link under the answer. */
  readonly back: { href: string; label: string };
  readonly content: { form: FormAgain } | { result: FormResult } | { leaveTo: { href: string; label: string } };
}

/** The data of the document that shows an answer. */
export interface FormReplyPage {
  readonly reply: FormReply;
  readonly language: Language;
  readonly brand: string;
  /** Where the form is sent: the page itself. */
  readonly action: string;
  /** The reader's chosen colour mode; null means light. */
  readonly mode: ColourChoice | null;
  /** The first option of a select list, which means that nothing is chosen yet. */
  readonly choose: string;
}

/** A form that was sent to a page. */
export interface SentForm {
  /** The client of the visitor who sent it, without a session: budgets count the visitor, and not the site. */
  readonly api: Api;
  readonly fields: URLSearchParams;
  readonly language: Language;
  /** The path of the page with its language, without a query. */
  readonly path: string;
  readonly context: GetServerSidePropsContext;
  /** The texts of one of the page's namespaces. */
  getT<Namespace extends keyof CustomTypeOptions["resources"]>(namespace: Namespace): TFunction<Namespace>;
}

type AnswerForm = (sent: SentForm) => Promise<FormReply>;

/** The calls of a form carry no session: the cookie alone does not show who sent the form (docs/threats.md). */
const NO_SESSION = "";

/** In bytes: 1,000 Bengali letters are 9,000 bytes in a form, and a survey has several such texts. */
const MAX_BYTES = 64 * 1024;

/**
 * A page that also answers its own forms, for browsers without script: it makes the call of the specification through
 * the visitor's client, so that a form reaches the operator's own systems where there are any.
 * @param page what the page does with GET
 * @param namespaces the texts that the answer needs
 * @param draw the document of an answer, from its root element on
 */
export function withForms<Props extends object>(
  page: GetServerSideProps<Props>,
  namespaces: readonly string[],
  answer: AnswerForm,
  draw: (page: FormReplyPage) => string,
): GetServerSideProps<Props> {
  return async (context) => {
    if (context.req.method !== "POST") return page(context);
    // A document is already sent: the props are never rendered.
    return (await answerDocument(context, async () => draw(await replyPage(context, namespaces, answer)))) as Awaited<
      ReturnType<typeof page>
    >;
  };
}

async function replyPage(
  context: GetServerSidePropsContext,
  namespaces: readonly string[],
  answer: AnswerForm,
): Promise<FormReplyPage> {
  const { req, res } = context;
  const language = languageOf(context.locale);
  const path = localePath(context.resolvedUrl.split("?", 1)[0] ?? "/", language);
  const texts = await getPageTexts(language, ["plain-form", ...namespaces]);
  const getT: SentForm["getT"] = (namespace) => translatorFor(language, texts).in(namespace) as never;
  const t = getT("plain-form");
  const reply = await readReply(context, MAX_BYTES, (posted) =>
    "fields" in posted
      ? answer({ api: createVisitorApi(context, NO_SESSION), fields: posted.fields, language, path, context, getT })
      : Promise.resolve(refusedForm(posted.status, path, t)),
  );
  if (reply.cookies !== undefined) res.setHeader("Set-Cookie", [...reply.cookies]);
  if ("leaveTo" in reply.content) leave(res, reply.content.leaveTo.href);
  const mode = readColourMode(req.cookies[COLOUR_COOKIE]);
  return {
    reply,
    language,
    brand: brandName(siteEnv().brand, language),
    action: path,
    mode,
    choose: t("choose"),
  };
}

/**
 * Reads the form that was sent to a page, and sets status and headers of the response by the reply: it is for one reader.
 * @param maxBytes of the form
 */
export async function readReply<Reply extends { status?: number }>(
  { req, res }: Pick<GetServerSidePropsContext, "req" | "res">,
  maxBytes: number,
  answer: (posted: PostedForm) => Promise<Reply>,
): Promise<Reply> {
  const reply = await answer(await readPostedForm(req, maxBytes));
  res.statusCode = reply.status ?? 200;
  res.setHeader("Cache-Control", "private, no-store");
  // The rest of a form that was not read must not be taken for the next request.
  if (!req.complete) res.setHeader("Connection", "close");
  return reply;
}

/** The reply to a form that could not be read. @param status 403 for a form of another site */
function refusedForm(status: number, path: string, t: TFunction<"plain-form">): FormReply {
  const text = status === 403 ? t("refused.foreign") : t("refused.unreadable");
  return {
    status,
    back: { href: path, label: t("refused.back") },
    content: { result: { title: t("refused.title"), paragraphs: [text] } },
  };
}

/**
 * Sends the browser on. The policy of our pages forbids a form to lead to another site, even by a redirect, so the
 * browser goes there through the document, which also has the link.
 */
function leave(res: GetServerSidePropsContext["res"], href: string): void {
  const own = new URL(siteEnv().publicOrigin).origin;
  if (new URL(href, own).origin !== own) {
    res.setHeader("Refresh", `0;url=${href}`);
    return;
  }
  res.statusCode = 303;
  res.setHeader("Location", href);
}

/** What was typed into a field, trimmed, with the line breaks of a text as the contract counts them. */
export const typedIn = (fields: URLSearchParams, name: string): string =>
  (fields.get(name) ?? "").replaceAll("\r\n", "\n").trim();

/**
 * The form to send once more when the system that knows its fields did not answer. Everything that was typed is in
 * hidden fields.
 */
export function sendAgain({ fields, getT }: SentForm, back: FormReply["back"]): FormReply {
  const t = getT("plain-form");
  const names = [...new Set(fields.keys())];
  const hiddenFields = names.map((name) => ({ name, label: "", kind: "hidden" as const, values: fields.getAll(name) }));
  const form = {
    title: t("again.title"),
    submit: t("again.send"),
    fields: hiddenFields,
    errors: { "": t("again.text") },
  };
  return { status: 503, back, content: { form } };
}
