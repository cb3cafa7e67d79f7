import type { GetServerSideProps } from "next";
import { siteEnv } from "@/services/api/env.server";

/** A page that does not exist in production (docs/interfaces.md#modes). */
export function sandboxOnly<Props extends object>(load: GetServerSideProps<Props>): GetServerSideProps<Props> {
  return async (context) => (siteEnv().siteMode === "production" ? { notFound: true } : load(context));
}
