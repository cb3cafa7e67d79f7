import { AdsAction } from "@/components/ads-platform/ads-action";
import { AdsBar } from "@/components/ads-platform/ads-bar";
import { adsSlots } from "@/components/ads-platform/ads-slots";
import { ContentPage } from "@/components/content/content-page";
import { ContentForm } from "@/components/forms/content-form";
import type { loadAdsPage } from "@/services/ads-platform/ads-page.server";
import type { ViewProps } from "@/utils/layout/page-layout";

/** The advertising page: its content with the formats and the estimator in their slots. */
export function AdsPlatformPage({ planner, ...content }: ViewProps<typeof loadAdsPage>) {
  return (
    <>
      <AdsBar layout={content.layout} page="platform" />
      <ContentPage {...content} parts={{ Form: ContentForm, slots: adsSlots(planner) }} />
      <AdsAction />
    </>
  );
}
