import type { GetServerSideProps } from "next";
import { sendShareholding } from "@/services/investors/investor-files.server";

export const getServerSideProps: GetServerSideProps = sendShareholding;

/** Next wants a component; the answer has ended before it would be drawn. */
export default function ShareholdingFile() {
  return null;
}
