import type { GetServerSideProps } from "next";
import { sendSharePicture } from "@/services/share/share-page.server";
import { shareColours } from "@/styles/share-colours";

export const getServerSideProps: GetServerSideProps = (context) => sendSharePicture(context, shareColours);

/** Next wants a component; the answer has ended before it would be drawn. */
export default function SharePicture() {
  return null;
}
