import { AdsTeaser } from "@/components/business/ads-teaser";
import { businessPaths } from "@/components/business/business-facts";
import { BusinessHero } from "@/components/business/business-hero";
import { IndustryStories } from "@/components/business/industry-stories";
import { RequestCall } from "@/components/business/request-call";
import { SolutionCards } from "@/components/business/solution-cards";
import { TeamPackages } from "@/components/business/team-packages";
import { WebForm } from "@/components/forms/web-form";
import { PageHead } from "@/components/layout/page-head";
import { Section } from "@/components/ui/sections/section";
import { TintedBand } from "@/components/ui/sections/tinted-band";
import { useTexts } from "@/hooks/ui/use-texts";
import type { loadBusiness } from "@/services/content/landing-pictures.server";
import type { ViewProps } from "@/utils/layout/page-layout";
import { organizationJsonLd } from "@/utils/seo/seo";
import { brandForms } from "@/utils/text/brand-forms";

/** The front page for companies, with the form to request a call. */
export function BusinessPage({ layout, pictures }: ViewProps<typeof loadBusiness>) {
  const { t } = useTexts("business");
  const { brand, origin, outside } = layout;
  return (
    <>
      <PageHead
        layout={layout}
        title={t("title")}
        description={t("description", { ...brandForms(brand) })}
        jsonLd={typeof window === "undefined" ? [organizationJsonLd(brand, origin, outside)] : []}
      />
      <BusinessHero picture={pictures.hero} />
      <Section id="needs" title={t("needs.title")} more={{ href: businessPaths.products, label: t("needs.more") }}>
        <SolutionCards pictures={pictures} />
      </Section>
      <TintedBand
        id="packages"
        title={t("packages.title")}
        text={t("packages.text")}
        more={{ href: businessPaths.packages, label: t("packages.more") }}
      >
        <TeamPackages />
      </TintedBand>
      <Section id="stories" title={t("stories.title")}>
        <IndustryStories pictures={pictures} />
      </Section>
      <AdsTeaser brand={brand} picture={pictures.ads} />
      <RequestCall
        brand={brand}
        form={<WebForm form="business_contact_us" label={t("contact.title")} without={["company_size", "email"]} />}
      />
    </>
  );
}
