import type { GetServerSideProps } from "next";
import { sendShareholding } from "@/services/investors/investor-files.server";

export const getServerSideProps: GetServerSideProps = sendShareholding;

/** Next requires a component, but it is never rendered: getServerSideProps has already sent the response. */
export default function ShareholdingFile() {
  return null;
}
