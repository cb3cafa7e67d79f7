import { ContentPage, type ContentPageProps } from "@/components/content/content-page";
import { drawPlainReply } from "@/components/layout/draw-plain-reply";
import { PackRail } from "@/components/pages/lazy-rails";
import { RechargeSlot } from "@/components/recharge/recharge-slot";
import { textsOfBlocks } from "@/services/content/content-page.server";
import { withForms } from "@/services/page/form-reply.server";
import { withPageProps } from "@/services/page/page-props.server";
import { answerRechargeForm } from "@/services/recharge/recharge-form.server";
import { loadRechargePage, type RechargePageData } from "@/services/recharge/recharge-page.server";

const rechargePage = withPageProps(["content"], loadRechargePage, textsOfBlocks);
const texts = ["recharge", "pay-with"];
export const getServerSideProps = withForms(rechargePage, texts, answerRechargeForm, drawPlainReply);

export default function RechargePage({ page, layout, ...form }: ContentPageProps & RechargePageData) {
  const recharge = <RechargeSlot {...form} user={layout.user} brand={layout.brand} />;
  return <ContentPage layout={layout} page={page} parts={{ PackRail, slots: { recharge } }} />;
}
