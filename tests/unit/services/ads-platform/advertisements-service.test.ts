import { findAdvertisement } from "@/services/ads-platform/advertisements-service";
import { fakeApi } from "@/tests/support/screens/fake-api";

const record = {
  field_allowed_page_list: [{ field_allowed_page_url: [{ uri: "/shop" }, { uri: "/recharge" }] }],
  field_daily_frequency: 24,
  field_height: 300,
  field_width: 400,
  field_image: "/images/ads/phones-en.webp",
  field_link: "/shop/sale",
  field_open_link_in_a_new_tab: true,
  field_scroll_direction: "top-left",
};
const read = (...data: object[]) => findAdvertisement(fakeApi({ listAdvertisements: () => ({ data }) }));

it("[ADTOAST-01] the first item of the list is used", async () => {
  expect(await read(record, { ...record, field_link: "/second" })).toMatchObject({ link: "/shop/sale" });
});

it("[ADTOAST-02] the pages are the uris of the first allowed list", async () => {
  expect((await read(record))?.pages).toEqual(["/shop", "/recharge"]);
});

it("[ADTOAST-12] field_height is read", async () => {
  expect((await read(record))?.height).toBe(300);
});

it("[ADTOAST-13] field_heigh is read only without field_height", async () => {
  const { field_height: _, ...misspelt } = { ...record, field_heigh: 250 };
  expect((await read(misspelt))?.height).toBe(250);
  expect((await read({ ...record, field_heigh: 250 }))?.height).toBe(300);
});

it("[ADTOAST-14] field_width is read, also as a text", async () => {
  expect((await read({ ...record, field_width: "280" }))?.width).toBe(280);
});

it.each([
  [true, true],
  ["1", true],
  [1, true],
  [false, false],
  ["0", false],
  [undefined, false],
])("[ADTOAST-17] field_open_link_in_a_new_tab %j: new tab %p", async (field_open_link_in_a_new_tab, newTab) => {
  expect((await read({ ...record, field_open_link_in_a_new_tab }))?.newTab).toBe(newTab);
});

it.each(["http://partner.example/offer", "https://partner.example/offer", "/shop", ""])(
  "[ADTOAST-16] reads the link %j",
  async (field_link) => {
    expect((await read({ ...record, field_link }))?.link).toBe(field_link);
  },
);

it.each(["data:image/png;base64,iVBORw0KGgo=", "data:image/svg+xml,<svg />", "https://cdn.example/a.png"])(
  "[ADTOAST-15] reads the picture %j",
  async (field_image) => {
    expect((await read({ ...record, field_image }))?.image).toBe(field_image);
  },
);

it.each(["data:text/html,x", "javascript:alert(1)", ""])("returns nothing for the picture %j", async (field_image) => {
  expect(await read({ ...record, field_image })).toBeNull();
});

it.each(["javascript:alert(1)", "//evil.example", "data:text/html,x", "http:evil.example"])(
  "returns nothing for the link %j",
  async (field_link) => {
    expect(await read({ ...record, field_link })).toBeNull();
  },
);

it("returns null for an empty list, and rejects an answer that is not a list", async () => {
  expect(await read()).toBeNull();
  const api = fakeApi({ listAdvertisements: () => ({ data: { items: [] } }) });
  await expect(findAdvertisement(api)).rejects.toThrow();
});

it("reads a record with only picture and link, with a default size and place", async () => {
  const bare = { field_image: "/a.webp", field_link: "/shop", field_allowed_page_list: [] };
  expect(await read(bare)).toMatchObject({
    pages: [],
    frequencyHours: 24,
    width: 320,
    height: 200,
    place: { edge: "bottom", side: "right" },
  });
});
