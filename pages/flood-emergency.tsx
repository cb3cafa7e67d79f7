import type { GetServerSideProps } from "next";
import { drawFloodPage } from "@/components/flood/draw-flood-page";
import { UnrenderedPage } from "@/components/layout/unrendered-page";
import { readFloodPage } from "@/services/content/flood-page.server";
import { answerDocument } from "@/services/page/document-answer.server";

/** A separate document without the site's frame and scripts, which also answers its own forms. public/service-worker.js caches the page. */
export const getServerSideProps: GetServerSideProps = (context) =>
  answerDocument(context, async () => drawFloodPage(await readFloodPage(context)));

export default UnrenderedPage;
