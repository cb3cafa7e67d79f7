import { Activate } from "@/components/activation/activate";
import { PackPage } from "@/components/packs/pack-page";
import { PayOther } from "@/components/packs/pay-other";
import { loadPack } from "@/services/packs/pack-pages.server";
import { withPageProps } from "@/services/page/page-props.server";
import type { ViewProps } from "@/utils/layout/page-layout";
import { ownMsisdnOf } from "@/utils/numbers/own-msisdn";

export const getServerSideProps = withPageProps(["packs", "activation"], loadPack);

export default function InternetPackPage(props: ViewProps<typeof loadPack>) {
  const { packId, title, pricePoisha, autoRenew, dialCode } = props.pack;
  const pack = { kind: "pack" as const, id: packId, title, pricePoisha, canRenew: autoRenew, dialCode };
  const own = ownMsisdnOf(props.layout.user);
  return (
    <PackPage {...props} activation={<Activate {...pack} ownMsisdn={own} other={<PayOther packId={packId} />} />} />
  );
}
