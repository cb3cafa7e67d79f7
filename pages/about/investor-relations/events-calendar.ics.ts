import type { GetServerSideProps } from "next";
import { sendCalendar } from "@/services/investors/investor-files.server";

export const getServerSideProps: GetServerSideProps = sendCalendar;

/** Next wants a component; the answer has ended before it would be drawn. */
export default function InvestorCalendar() {
  return null;
}
