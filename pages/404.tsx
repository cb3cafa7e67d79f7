import { NotFoundPage } from "@/components/pages/not-found-page";
import { withStaticPageProps } from "@/services/page/page-props.server";
import type { PageProps } from "@/utils/layout/page-layout";

export const getStaticProps = withStaticPageProps(["not-found", "search"]);

export default function NotFound({ layout }: PageProps) {
  return <NotFoundPage layout={layout} />;
}
