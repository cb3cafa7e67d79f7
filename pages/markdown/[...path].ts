import type { GetServerSideProps } from "next";
import { sendMarkdown } from "@/services/seo/markdown-page.server";

export const getServerSideProps: GetServerSideProps = sendMarkdown;

/** Next requires a component, but it is never rendered: getServerSideProps has already sent the response. */
export default function MarkdownPage() {
  return null;
}
