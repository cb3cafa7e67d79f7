import { Specimen } from "@/components/design/specimen";
import { StatRow, StatTile } from "@/components/ui/lists/stat-row";
import { useTexts } from "@/hooks/ui/use-texts";
import { formatCount, toBengaliDigits } from "@/utils/numbers/digits";

/** Figures in a row, with and without a change. */
export function StatSpecimen() {
  const { t, language } = useTexts("design");
  const figure = (text: string) => (language === "bn" ? toBengaliDigits(text) : text);
  return (
    <Specimen title={t("content.stats")}>
      <StatRow>
        <StatTile value={formatCount(64, language)} label={t("content.stat1")} />
        <StatTile
          value={language === "bn" ? "৮.৪" : "84"}
          unit={t("content.stat2Unit")}
          label={t("content.stat2")}
          change={{ text: t("content.stat2Change"), trend: "up" }}
        />
        <StatTile value={figure("7.9")} unit={language === "bn" ? "জিবি" : "GB"} label={t("content.stat3")} />
        <StatTile
          value={figure("1.2%")}
          label={t("content.stat4")}
          change={{ text: t("content.stat4Change"), trend: "level" }}
        />
      </StatRow>
    </Specimen>
  );
}
