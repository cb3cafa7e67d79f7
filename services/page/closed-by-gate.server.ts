import type { GetServerSideProps } from "next";
import { siteEnv } from "@/services/api/env.server";

/**
 * A page that is a file or a feed. It cannot show the test gate, which is a script, so with a gate it answers 404: the
 * server does not know who has entered the password (GATE-06).
 */
export function closedByGate(send: GetServerSideProps): GetServerSideProps {
  return async (context) => (siteEnv().gate === null ? send(context) : { notFound: true });
}
