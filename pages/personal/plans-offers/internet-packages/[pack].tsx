import type { InferGetServerSidePropsType } from "next";
import { Activate } from "@/components/activation/activate";
import { PackPage } from "@/components/packs/pack-page";
import { PayOther } from "@/components/packs/pay-other";
import { loadPack } from "@/services/packs/pack-pages.server";
import { withPageProps } from "@/services/page/page-props.server";

/** Length of the country code, which people do not write before their number. */
const COUNTRY_PREFIX = 2;

export const getServerSideProps = withPageProps(["packs", "activation"], loadPack);

export default function InternetPackPage(props: InferGetServerSidePropsType<typeof getServerSideProps>) {
  const { packId, title, pricePoisha, autoRenew, dialCode } = props.pack;
  const pack = { kind: "pack" as const, id: packId, title, pricePoisha, canRenew: autoRenew, dialCode };
  const own = props.layout.user?.msisdn.slice(COUNTRY_PREFIX) ?? "";
  return (
    <PackPage {...props} activation={<Activate {...pack} ownMsisdn={own} other={<PayOther packId={packId} />} />} />
  );
}
