import { UnrenderedPage } from "@/components/layout/unrendered-page";
import { closedByGate } from "@/services/page/file-answer.server";
import { sendLlms } from "@/services/seo/markdown-page.server";

export const getServerSideProps = closedByGate(sendLlms);

export default UnrenderedPage;
