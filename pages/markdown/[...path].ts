import type { GetServerSideProps } from "next";
import { UnrenderedPage } from "@/components/layout/unrendered-page";
import { sendMarkdown } from "@/services/seo/markdown-page.server";

export const getServerSideProps: GetServerSideProps = sendMarkdown;

export default UnrenderedPage;
