import type { GetServerSideProps } from "next";
import { sendSharePicture } from "@/services/share/share-page.server";
import { shareColours } from "@/styles/share-colours";

export const getServerSideProps: GetServerSideProps = (context) => sendSharePicture(context, shareColours);

/** Next requires a component, but it is never rendered: getServerSideProps has already sent the response. */
export default function SharePicture() {
  return null;
}
