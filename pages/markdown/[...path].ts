import { UnrenderedPage } from "@/components/layout/unrendered-page";
import { answerFile } from "@/services/page/file-answer.server";
import { sendMarkdown } from "@/services/seo/markdown-page.server";

export const getServerSideProps = answerFile(sendMarkdown);

export default UnrenderedPage;
