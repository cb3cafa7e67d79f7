import type { ServerResponse } from "node:http";
import type { GetServerSideProps } from "next";
import { siteEnv } from "@/services/api/env.server";
import { rethrowUnlessNotFound } from "@/services/page/page-props.server";

/** What the loader of a file returns where there is none. */
export const NO_FILE = { notFound: true } as const;

/** Sends a text file as the response. @returns what the loader returns: no page is rendered */
export function sendFile(res: ServerResponse, type: string, text: string) {
  res.setHeader("Content-Type", `${type}; charset=utf-8`);
  res.end(text);
  return { props: {} };
}

/** An address that is a file. It answers 503 when another system does not answer, and 404 for what that does not have. */
export function answerFile(send: GetServerSideProps): GetServerSideProps {
  return async (context) => {
    try {
      return await send(context);
    } catch (error) {
      rethrowUnlessNotFound(error, context);
      return NO_FILE;
    }
  };
}

/**
 * A file that cannot show the test gate, which is a script. With a gate it answers 404: the server does not know who has
 * entered the password (GATE-06).
 */
export function closedByGate(send: GetServerSideProps): GetServerSideProps {
  const answer = answerFile(send);
  return async (context) => (siteEnv().gate === null ? answer(context) : NO_FILE);
}
