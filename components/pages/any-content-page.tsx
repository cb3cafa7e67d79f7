import { ContentPage, type ContentPageProps } from "@/components/content/content-page";
import { LazyContentForm } from "@/components/forms/lazy-content-form";
import { PackRail, ProductRail } from "@/components/pages/lazy-rails";

/**
 * A content page with every part that its blocks may need: rails of products and packs, and a form. Each route shows it
 * by a function of its own, so that a page of another route begins anew.
 */
export function AnyContentPage(props: ContentPageProps) {
  return <ContentPage {...props} parts={{ ProductRail, PackRail, Form: LazyContentForm }} />;
}
