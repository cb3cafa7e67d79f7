import { contentSeo } from "@/components/content/content-seo";
import { ContentView, type ContentViewProps } from "@/components/content/content-view";
import { PageHead } from "@/components/layout/page-head";
import { useTexts } from "@/hooks/ui/use-texts";
import type { LayoutData } from "@/utils/layout/page-layout";
import type { JsonLd } from "@/utils/seo/json-ld";

export interface ContentPageProps extends ContentViewProps {
  layout: LayoutData;
  /** Structured data in addition to the blocks of every content page. */
  jsonLd?: readonly JsonLd[];
}

/** A content page with its head for search engines. */
export function ContentPage({ layout, jsonLd: more = [], ...view }: ContentPageProps) {
  const { t, language } = useTexts("content");
  const { title, description, path } = view.page;
  const { share, jsonLd } = contentSeo(view.page, t("home"), layout.origin, language);
  return (
    <>
      <PageHead
        layout={layout}
        title={title}
        description={description}
        path={path}
        share={share}
        jsonLd={[...jsonLd, ...more]}
      />
      <ContentView {...view} />
    </>
  );
}
