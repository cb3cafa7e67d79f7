import { ContentPage } from "@/components/content/content-page";
import { drawPlainReply } from "@/components/layout/draw-plain-reply";
import { networkSlots } from "@/components/network/network-slots";
import { PackRail, ProductRail } from "@/components/pages/lazy-rails";
import { textsOfBlocks } from "@/services/content/content-page.server";
import { withForms } from "@/services/page/form-reply.server";
import { withPageProps } from "@/services/page/page-props.server";
import { answerDeviceForm } from "@/services/subscriber-services/device-form.server";
import { loadNetworkPage } from "@/services/subscriber-services/network-page.server";
import type { ViewProps } from "@/utils/layout/page-layout";

const networkPage = withPageProps(["content", "network"], loadNetworkPage, textsOfBlocks);
export const getServerSideProps = withForms(networkPage, ["network"], answerDeviceForm, drawPlainReply);

export default function FourGPage({ checks, ...content }: ViewProps<typeof loadNetworkPage>) {
  return <ContentPage {...content} parts={{ ProductRail, PackRail, slots: networkSlots("gp4g", checks) }} />;
}
