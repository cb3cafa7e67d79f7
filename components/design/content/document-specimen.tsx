import { Specimen } from "@/components/design/specimen";
import { DocumentList } from "@/components/ui/lists/document-list";
import { useTexts } from "@/hooks/ui/use-texts";

const files = [
  { href: "/images/share.jpg", type: "JPG", bytes: 39_447, date: "2026-11-21" },
  { href: "/icons/app-512.png", type: "PNG", bytes: 8760, date: "2026-11-21" },
];

/** A list of files. */
export function DocumentSpecimen() {
  const { t } = useTexts("design");
  return (
    <Specimen title={t("content.documents")}>
      <DocumentList
        columns={2}
        documents={files.map((file, index) => ({
          ...file,
          title: t(index === 0 ? "content.document1" : "content.document2"),
        }))}
      />
    </Specimen>
  );
}
