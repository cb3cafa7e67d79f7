import { sendShareholding } from "@/services/investors/investor-files.server";
import { closedByGate } from "@/services/page/closed-by-gate.server";

export const getServerSideProps = closedByGate(sendShareholding);

/** Next requires a component, but it is never rendered: getServerSideProps has already sent the response. */
export default function ShareholdingFile() {
  return null;
}
