import type { CallPayload } from "@/backend/contract/all-calls";
import type { Notice as WireNotice, PressRelease as WireRelease } from "@/backend/contract/content/content";
import type { Api } from "@/services/api/api-client";
import { notFound, readAnswer } from "@/services/api/api-error";
import { type Paging, readPaging } from "@/services/api/read-paging";

/** A dated article as a list shows it. */
export interface Article {
  slug: string;
  title: string;
  summary: string;
  /** ISO day. */
  publishedOn: string;
}

/** The filter of a list: words from title or summary, and a year. */
export interface ArticleFilter {
  key?: string;
  year?: number;
  page?: number;
  /** 48 at most. */
  perPage?: number;
}

/** What a page of a list has beside its articles. */
export interface ArticlePage extends Paging {
  /** Every year with an article, newest first, independent of the filter. */
  years: number[];
}

/** An article with its plain paragraphs, never HTML. */
export type InFull<Entry> = Entry & { body: string[] };

/** A call for the articles of one kind. */
export interface ArticleCall<Wire, Entry> {
  request: (api: Api, body: CallPayload<"listPressReleases", "body">) => Promise<{ data: Answer<Wire> }>;
  missing: "press-release-not-found" | "notice-not-found";
  read: (wire: Wire) => Entry;
}

/** Reads what press releases and notices have in common. */
export function readArticle({ slug, title, summary, published_on }: WireRelease | WireNotice): Article {
  return { slug, title, summary, publishedOn: published_on };
}

type Answer<Wire> = ArticlePage & { items: Wire[]; article: InFull<Wire> | null };

/** A page of articles, newest first, 12 a page. */
export async function listArticles<Wire, Entry>(
  api: Api,
  call: ArticleCall<Wire, Entry>,
  { perPage, ...filter }: ArticleFilter,
): Promise<ArticlePage & { entries: Entry[] }> {
  const body = { ...filter, ...(perPage !== undefined && { per_page: perPage }) };
  const { data } = await call.request(api, body);
  return readAnswer(() => ({ entries: data.items.map(call.read), ...readPaging(data), years: data.years }));
}

/** The form of the slugs that the contract accepts. */
const SLUG = /^(?=.{1,80}$)[a-z0-9]+(-[a-z0-9]+)*$/;

/** One article in full. @throws ApiError; `isNotFound` when no article has that slug */
export async function getArticle<Wire, Entry>(
  api: Api,
  call: ArticleCall<Wire, Entry>,
  slug: string,
): Promise<InFull<Entry>> {
  if (!SLUG.test(slug)) throw notFound(call.missing, "No article has such a name");
  const { data } = await call.request(api, { slug });
  return readAnswer(() => {
    const { article } = data;
    if (article === null) throw new TypeError("The answer has no article");
    return { ...call.read(article), body: article.body };
  });
}
