import { sendEvent } from "@/services/investors/investor-files.server";
import { closedByGate } from "@/services/page/closed-by-gate.server";

export const getServerSideProps = closedByGate(sendEvent);

/** Next requires a component, but it is never rendered: getServerSideProps has already sent the response. */
export default function InvestorEventFile() {
  return null;
}
