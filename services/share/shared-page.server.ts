import type { Api } from "@/services/api/api-client";
import { siteEnv } from "@/services/api/env.server";
import { categoryOfPage, getComingProduct, getProduct } from "@/services/catalog/catalog-service";
import { categoryPicture } from "@/services/catalog/categories-page.server";
import { readContentPage } from "@/services/content/content-page.server";
import { getPressRelease } from "@/services/news/news-service";
import { getOffer } from "@/services/offers/offers-service";
import { getInternetPack } from "@/services/packs/packs-service";
import { getPageTexts } from "@/services/page/page-texts.server";
import { getCampaignPage } from "@/services/recharge/recharge-campaign-page.server";
import { getStore } from "@/services/stores/stores-service";
import { getNotice } from "@/services/support/support-service";
import { formatMoney } from "@/utils/money/money";
import { paths } from "@/utils/paths/paths";
import { getPicture } from "@/utils/pictures/pictures";
import { contentShare, productShare } from "@/utils/seo/share-facts";
import type { ShareFacts } from "@/utils/seo/share-picture";
import { servicePaths } from "@/utils/sims/sim-steps";
import { brandForms } from "@/utils/text/brand-forms";
import { brandName } from "@/utils/text/brand-name";
import { fillPlaceholders } from "@/utils/text/placeholders";
import type { Language } from "@/utils/text/translations";

/** A page with the data that the picture of a shared link shows. */
export interface SharedPage {
  /** The same facts as in the page's head, so that both calculate the same address. */
  facts: ShareFacts;
  /** Address of a picture that is not part of the facts, because it never changes. */
  picture?: string;
}

/** A page whose content is only in texts: their keys with the namespace, and a picture of the kit. */
interface Landing {
  title: string;
  text: string;
  picture: string;
}

const landing = (namespace: string, part: string, picture: string): Landing => ({
  title: `${namespace}:${part}title`,
  text: `${namespace}:${part}description`,
  picture,
});
const service = (name: string, picture: string) => landing("sim-services", `services.${name}.`, picture);

/** Pages without data from a call. */
const LANDINGS: Readonly<Record<string, Landing>> = {
  [paths.home]: landing("home", "", "hero/flagship"),
  [paths.business]: landing("business", "", "hero/business"),
  [paths.about]: landing("about", "", "hero/first-day"),
  [paths.shop]: landing("shop-lists", "landing.", "hero/colours"),
  [paths.devices]: landing("shop-lists", "devices.", "hero/routers"),
  [paths.sale]: landing("shop-lists", "sale.", "hero/flagship"),
  [paths.allCategories]: landing("shop-lists", "allCategories.", "hero/business"),
  [paths.preorders]: landing("preorder", "", "hero/flagship"),
  [paths.sim]: { ...landing("sims", "picker.", "sim/pack"), title: "sims:picker.pageTitle" },
  [paths.simServices]: landing("sim-services", "hub.", "sim/nano"),
  [paths.simRequest]: landing("sim-services", "track.", "sim/nano"),
  [paths.packFinder]: landing("packs", "finder.", "scene/packs"),
  [paths.trackOrder]: landing("orders", "track.", "illustration/empty-cart"),
  [servicePaths.sim_replacement]: service("sim_replacement", "sim/nano"),
  [servicePaths.esim_migration]: service("esim_migration", "hero/esim"),
  [servicePaths.mnp]: service("mnp", "sim/pack"),
  [servicePaths.ownership_transfer]: service("ownership_transfer", "sim/pack"),
};

const STORE = "scene/store-front";
const PRODUCT = /^\/shop\/(pre-order\/)?devices\/([a-z-]+)\/([^/]+)$/;
const CATEGORY = /^\/shop\/devices\/([a-z-]+)$/;

async function readLanding(language: Language, { title, text, picture }: Landing): Promise<SharedPage> {
  const { brand } = siteEnv();
  const textAt = async (address: string) => {
    const [namespace = "", key = ""] = address.split(":");
    const texts = (await getPageTexts(language, [namespace]))[namespace];
    const found = key.split(".").reduce<unknown>((node, part) => (node as Record<string, unknown>)[part], texts);
    return fillPlaceholders(String(found), { ...brandForms(brandName(brand, language)) }, new Set());
  };
  return { facts: { title: await textAt(title), text: await textAt(text) }, picture: getPicture(picture).src };
}

interface ProductAddress {
  category: string;
  slug: string;
  isComing: boolean;
}

async function readProduct(
  api: Api,
  { category, slug, isComing }: ProductAddress,
  language: Language,
): Promise<SharedPage> {
  const product = await (isComing ? getComingProduct : getProduct)(api, categoryOfPage(category), slug);
  return { facts: { title: product.title, text: product.summary, ...productShare(product, language) } };
}

interface Article {
  title: string;
  summary: string;
  picture?: { src: string } | null;
}

/** An entry of a dated list, as components/layout/article-page.tsx shows it. */
function ofArticle({ title, summary, picture }: Article): SharedPage {
  return { facts: { title, text: summary, ...(picture && { picture: picture.src }) } };
}

/**
 * The content of the picture for a shared page.
 * @param path of the page without its language
 * @throws ApiError; `isNotFound` when no page with its own picture has this path
 */
export async function readSharedPage(api: Api, path: string, language: Language): Promise<SharedPage> {
  const known = LANDINGS[path];
  if (known !== undefined) return readLanding(language, known);
  const [, preorder, category, slug] = PRODUCT.exec(path) ?? [];
  if (category !== undefined && slug !== undefined)
    return readProduct(api, { category, slug, isComing: preorder !== undefined }, language);
  const listed = CATEGORY.exec(path)?.[1];
  if (listed !== undefined) {
    const name = categoryOfPage(listed);
    const texts = landing("shop-lists", `categories.${name}.`, categoryPicture(name));
    return readLanding(language, { ...texts, title: `shop:categories.${name}` });
  }
  const slugIn = (list: string) => (path.startsWith(`${list}/`) ? path.slice(list.length + 1) : undefined);
  const release = slugIn(paths.pressReleases);
  if (release !== undefined) return ofArticle(await getPressRelease(api, release));
  const notice = slugIn(paths.notices);
  if (notice !== undefined) return ofArticle(await getNotice(api, notice));
  const packId = slugIn(paths.internetPacks);
  if (packId !== undefined) {
    const { pack } = await getInternetPack(api, packId);
    const text = formatMoney(pack.pricePoisha, language);
    return { facts: { title: pack.title, text }, picture: getPicture("scene/packs").src };
  }
  const offerId = slugIn(paths.offers);
  if (offerId !== undefined) {
    const { title, summary } = await getOffer(api, offerId);
    return { facts: { title, text: summary }, picture: getPicture("scene/offers").src };
  }
  const campaign = slugIn(paths.rechargeCampaigns);
  if (campaign !== undefined) return sharedContent(await getCampaignPage(api, campaign, language));
  const code = slugIn(paths.storeLocator);
  if (code !== undefined) {
    const { store } = await getStore(api, code);
    return { facts: { title: store.name, text: store.addressLines[language] }, picture: getPicture(STORE).src };
  }
  return sharedContent(await readContentPage(api, path, language));
}

function sharedContent(page: Parameters<typeof contentShare>[0] & { title: string; description: string }): SharedPage {
  return { facts: { title: page.title, text: page.description, ...contentShare(page) } };
}
