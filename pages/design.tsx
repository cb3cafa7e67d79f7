import { DesignPage } from "@/components/pages/design-page";
import { loadDesignPage } from "@/services/content/design-page.server";
import { withPageProps } from "@/services/page/page-props.server";
import { sandboxOnly } from "@/services/page/sandbox-page.server";
import { designTokens } from "@/styles/design-tokens";

export const getServerSideProps = sandboxOnly(
  withPageProps(["design", "shop-lists", "product", "home"], async (request) => ({
    tokens: designTokens(),
    ...(await loadDesignPage(request)),
  })),
);

export default DesignPage;
