import { UnrenderedPage } from "@/components/layout/unrendered-page";
import { answerFile } from "@/services/page/file-answer.server";
import { sendSharePicture } from "@/services/share/share-page.server";
import { shareColours } from "@/styles/share-colours";

export const getServerSideProps = answerFile((context) => sendSharePicture(context, shareColours));

export default UnrenderedPage;
