import type { Listing, ProductCardView, ProductView, VariantView } from "@/services/catalog/catalog-service";
import type { Instalments } from "@/utils/money/instalments";
import type { ShownPicture } from "@/utils/pictures/pictures";

export function picture(fields: Partial<ShownPicture> = {}): ShownPicture {
  return {
    src: "/images/kit/phone/orbit-pair-rose.webp",
    alt: "A phone",
    width: 1000,
    height: 1000,
    tint: "#eef2fb",
    ...fields,
  };
}

export function instalments(fields: Partial<Instalments> = {}): Instalments {
  return {
    code: "bahari-24",
    bank: "Bahari Bank",
    months: 24,
    monthlyPoisha: 113_500,
    totalPoisha: 2_724_000,
    ...fields,
  };
}

export function productCard(fields: Partial<ProductCardView> = {}): ProductCardView {
  return {
    path: "/shop/devices/phones/oskavi-one",
    title: "Oskavi One",
    brand: "Oskavi",
    summary: "8/256 GB",
    pricePoisha: 2_499_000,
    wasPoisha: null,
    emi: instalments(),
    fiveG: true,
    isNew: false,
    inStock: true,
    picture: picture(),
    colours: [{ hex: "#26396a", label: "Midnight blue" }],
    rating: null,
    ...fields,
  };
}

export function listing(fields: Partial<Listing> = {}): Listing {
  return {
    products: [productCard()],
    count: 1,
    page: 1,
    pages: 1,
    brands: [
      { value: "oskavi", label: "Oskavi", count: 9 },
      { value: "kaldreo", label: "Kaldreo", count: 7 },
    ],
    storages: [{ value: "256", label: "256 GB", count: 4 }],
    rams: [{ value: "8", label: "8 GB", count: 5 }],
    attributes: [],
    colours: [],
    flags: [],
    fiveGCount: 3,
    categories: [],
    saleEndsAt: null,
    priceRange: { min: 9_490, max: 149_990 },
    ...fields,
  };
}

export function variant(fields: Partial<VariantView> = {}): VariantView {
  return {
    sku: "OSK-1-256-BLU",
    colour: { name: "midnight-blue", label: "Midnight blue", hex: "#26396a" },
    ramGb: 8,
    storageGb: 256,
    size: null,
    pricePoisha: 2_499_000,
    wasPoisha: 2_799_000,
    stock: 10,
    pictures: [picture(), picture({ src: "/images/kit/phone/orbit-back-rose.webp" })],
    ...fields,
  };
}

export function product(fields: Partial<ProductView> = {}): ProductView {
  return {
    slug: "oskavi-one",
    category: "phones",
    path: "/shop/devices/phones/oskavi-one",
    title: "Oskavi One",
    brand: { slug: "oskavi", name: "Oskavi" },
    summary: "8/256 GB",
    description: "A phone for every day.",
    fiveG: true,
    isNew: false,
    rating: null,
    highlights: [{ title: "Two days", text: "A battery that lasts." }],
    specifications: [{ title: "Display", rows: [{ label: "Size", value: "6.5 inches" }] }],
    inTheBox: ["Charger"],
    questions: [{ question: "Does it take two SIMs?", answer: "Yes." }],
    warranty: "12 months.",
    variants: [
      variant(),
      variant({ sku: "OSK-1-128-BLU", storageGb: 128, ramGb: 6, pricePoisha: 2_199_000, wasPoisha: null }),
      variant({
        sku: "OSK-1-256-RED",
        colour: { name: "coral", label: "Coral", hex: "#e4735f" },
        stock: 0,
        wasPoisha: null,
      }),
    ],
    related: [productCard({ path: "/shop/devices/phones/oskavi-two", title: "Oskavi Two" })],
    sku: "OSK-1-256-BLU",
    preorder: null,
    printPoisha: null,
    bundles: [],
    sizeGuide: null,
    includedBundle: "",
    instalments: [],
    ...fields,
  };
}
