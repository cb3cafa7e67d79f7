import type { GetServerSideProps } from "next";
import { siteEnv } from "@/services/api/env.server";

/**
 * A page that is a file or a feed and cannot show the test gate, which is a script: behind a gate it answers 404, for
 * the server does not know who has passed (GATE-06).
 */
export function closedByGate(send: GetServerSideProps): GetServerSideProps {
  return async (context) => (siteEnv().gate === null ? send(context) : { notFound: true });
}
