import type { GetServerSidePropsContext } from "next";
import { getServerSideProps } from "@/pages/index";
import { createServerApi } from "@/services/api-client.server";
import { fakeApi } from "@/tests/support/fake-api";

jest.mock("@/services/api-client.server");

const card = (price: number) => ({
  slug: "oskavi-one",
  category: "phones",
  path: "/shop/devices/phones/oskavi-one",
  title: "Oskavi One",
  brand: { slug: "oskavi", name: "Oskavi" },
  summary: "8/256 GB",
  price,
  was_price: null,
  emi_from: null,
  five_g: true,
  is_new: false,
  in_stock: true,
  sku: "OSK-1-256-BLU",
  picture: { src: "/images/kit/phone/orbit-pair-rose.webp", alt: "A phone", width: 1000, height: 1000 },
  colours: [],
});

it("names the lowest price of all 5G phones, however old the cheapest is", async () => {
  const api = fakeApi({
    getProducts: ({ query }) => {
      const cheapest = query?.five_g === "1" && query?.sort === "price-low";
      const items = [card(cheapest ? 18_990 : 64_990)];
      return { status: true, data: { items, count: 1, page: 1, pages: 1, per_page: 24, facets: null, product: null } };
    },
  });
  jest.mocked(createServerApi).mockReturnValue(api);
  const context = { req: { cookies: {} }, res: {}, query: {}, resolvedUrl: "/", locale: "en" };

  expect(await getServerSideProps(context as unknown as GetServerSidePropsContext)).toMatchObject({
    props: { fiveGFromPoisha: 1_899_000, phones: [{ pricePoisha: 6_499_000 }] },
  });
});
