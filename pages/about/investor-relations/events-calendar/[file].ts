import { UnrenderedPage } from "@/components/layout/unrendered-page";
import { sendEvent } from "@/services/investors/investor-files.server";
import { closedByGate } from "@/services/page/file-answer.server";

export const getServerSideProps = closedByGate(sendEvent);

export default UnrenderedPage;
