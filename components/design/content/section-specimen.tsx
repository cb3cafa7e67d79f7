import { Specimen } from "@/components/design/specimen";
import { Section } from "@/components/ui/sections/section";
import { useTexts } from "@/hooks/ui/use-texts";
import { paths } from "@/utils/paths/paths";

/** A section of a page with its heading and a link to more. */
export function SectionSpecimen() {
  const { t } = useTexts("design");
  return (
    <Specimen title={t("content.section")}>
      <Section
        id="design-section"
        title={t("content.sectionTitle")}
        more={{ href: paths.home, label: t("content.sectionMore") }}
      >
        <p>{t("content.sectionText")}</p>
      </Section>
    </Specimen>
  );
}
