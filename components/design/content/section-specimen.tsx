import { Specimen } from "@/components/design/specimen";
import { FeatureGrid } from "@/components/ui/sections/feature-grid";
import { Section } from "@/components/ui/sections/section";
import { useTexts } from "@/hooks/ui/use-texts";
import { paths } from "@/utils/paths/paths";

/** A section of a page with a grid of features. */
export function SectionSpecimen() {
  const { t } = useTexts("design");
  return (
    <Specimen title={t("content.section")}>
      <Section
        id="design-section"
        title={t("content.features")}
        more={{ href: paths.home, label: t("content.sectionMore") }}
      >
        <FeatureGrid
          features={[
            { title: t("content.feature1"), text: t("content.feature1Text"), drawing: "/icons/five-g.svg" },
            { title: t("content.feature2"), text: t("content.feature2Text"), drawing: "/icons/delivery.svg" },
            {
              title: t("content.feature3"),
              text: t("content.feature3Text"),
              drawing: "/icons/warranty.svg",
              href: paths.phones,
            },
          ]}
        />
      </Section>
    </Specimen>
  );
}
