import { UnrenderedPage } from "@/components/layout/unrendered-page";
import { sendEvent } from "@/services/investors/investor-files.server";
import { closedByGate } from "@/services/page/closed-by-gate.server";

export const getServerSideProps = closedByGate(sendEvent);

export default UnrenderedPage;
