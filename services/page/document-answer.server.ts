import type { GetServerSidePropsContext, GetServerSidePropsResult } from "next";
import { siteEnv } from "@/services/api/env.server";
import { rethrowUnlessNotFound } from "@/services/page/page-props.server";

/**
 * Answers a page that is a complete document. For a navigation, the site's router requests data, which such a page does
 * not have. The answer says so, and the router then opens the address with a full page load.
 * Behind a test gate there is no such page: the gate is a script, and this document would be shown without it.
 * @param draw returns the markup from the root element on; an ApiError with `isNotFound` becomes a 404
 */
export async function answerDocument(
  { req, res }: Pick<GetServerSidePropsContext, "req" | "res">,
  draw: () => Promise<string>,
): Promise<GetServerSidePropsResult<Record<string, never>>> {
  if (req.url?.startsWith("/_next/data/")) {
    res.statusCode = 404;
    res.end();
    return { props: {} };
  }
  if (siteEnv().gate !== null) return { notFound: true };
  try {
    const markup = await draw();
    res.setHeader("Content-Type", "text/html; charset=utf-8");
    res.end(`<!doctype html>${markup}`);
    return { props: {} };
  } catch (error) {
    rethrowUnlessNotFound(error, { res });
    return { notFound: true };
  }
}
