import { UnrenderedPage } from "@/components/layout/unrendered-page";
import { sendShareholding } from "@/services/investors/investor-files.server";
import { closedByGate } from "@/services/page/file-answer.server";

export const getServerSideProps = closedByGate(sendShareholding);

export default UnrenderedPage;
