import type { GetServerSideProps } from "next";
import { sendLlms } from "@/services/seo/markdown-page.server";

export const getServerSideProps: GetServerSideProps = sendLlms;

/** Next wants a component; the answer has ended before it would be drawn. */
export default function Llms() {
  return null;
}
