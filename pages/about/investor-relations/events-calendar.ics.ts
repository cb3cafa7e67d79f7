import type { GetServerSideProps } from "next";
import { sendCalendar } from "@/services/investors/investor-files.server";

export const getServerSideProps: GetServerSideProps = sendCalendar;

/** Next requires a component, but it is never rendered: getServerSideProps has already sent the response. */
export default function InvestorCalendar() {
  return null;
}
