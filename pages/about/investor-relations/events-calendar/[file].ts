import type { GetServerSideProps } from "next";
import { sendEvent } from "@/services/investors/investor-files.server";

export const getServerSideProps: GetServerSideProps = sendEvent;

/** Next requires a component, but it is never rendered: getServerSideProps has already sent the response. */
export default function InvestorEventFile() {
  return null;
}
