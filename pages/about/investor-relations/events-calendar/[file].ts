import type { GetServerSideProps } from "next";
import { sendEvent } from "@/services/investors/investor-files.server";

export const getServerSideProps: GetServerSideProps = sendEvent;

/** Next wants a component; the answer has ended before it would be drawn. */
export default function InvestorEventFile() {
  return null;
}
