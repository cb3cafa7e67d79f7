import type { GetServerSideProps } from "next";
import { UnrenderedPage } from "@/components/layout/unrendered-page";
import { sendSharePicture } from "@/services/share/share-page.server";
import { shareColours } from "@/styles/share-colours";

export const getServerSideProps: GetServerSideProps = (context) => sendSharePicture(context, shareColours);

export default UnrenderedPage;
