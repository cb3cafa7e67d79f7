import dynamic from "next/dynamic";

/** A rail of products. Its script is loaded only by pages with such a rail. */
export const ProductRail = dynamic(() =>
  import("@/components/catalog/card/product-rail").then((part) => part.ProductRail),
);

/** A rail of packs. Its script is loaded only by pages with such a rail. */
export const PackRail = dynamic(() => import("@/components/home/pack-rail").then((part) => part.PackRail));
