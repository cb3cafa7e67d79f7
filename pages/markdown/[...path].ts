import type { GetServerSideProps } from "next";
import { sendMarkdown } from "@/services/seo/markdown-page.server";

export const getServerSideProps: GetServerSideProps = sendMarkdown;

/** Next wants a component; the answer has ended before it would be drawn. */
export default function MarkdownPage() {
  return null;
}
