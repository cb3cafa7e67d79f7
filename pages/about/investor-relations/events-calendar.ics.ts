import { UnrenderedPage } from "@/components/layout/unrendered-page";
import { sendCalendar } from "@/services/investors/investor-files.server";
import { closedByGate } from "@/services/page/file-answer.server";

export const getServerSideProps = closedByGate(sendCalendar);

export default UnrenderedPage;
