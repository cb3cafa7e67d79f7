import { closedByGate } from "@/services/page/closed-by-gate.server";
import { sendLlms } from "@/services/seo/markdown-page.server";

export const getServerSideProps = closedByGate(sendLlms);

/** Next requires a component, but it is never rendered: getServerSideProps has already sent the response. */
export default function Llms() {
  return null;
}
