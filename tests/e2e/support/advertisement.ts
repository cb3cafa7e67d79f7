import type { Locator, Page, PlaywrightTestArgs, PlaywrightTestOptions } from "@playwright/test";

/** A visitor who has already been asked for push permission and has not seen an advertisement. */
export const NEW_VISITOR = {
  storageState: async (
    { baseURL }: PlaywrightTestArgs & PlaywrightTestOptions,
    use: (state: PlaywrightTestOptions["storageState"]) => Promise<void>,
  ) => {
    const asked = [{ name: "notificationAsked", value: "1" }];
    await use({ cookies: [], origins: [{ origin: new URL(baseURL ?? "").origin, localStorage: asked }] });
  },
};

export const PATH = "**/api/get-advertise-block";

/** An advertisement as it is in the API response. */
export const record = {
  field_allowed_page_list: [{ field_allowed_page_url: [{ uri: "/about" }, { uri: "/shop" }, { uri: "/recharge" }] }],
  field_daily_frequency: 24,
  field_height: 180,
  field_width: 300,
  field_image: "/images/ads/phones-en.webp",
  field_image_alt: "Phones on EMI",
  field_link: "/shop/devices/phones",
  field_open_link_in_a_new_tab: false,
  field_scroll_direction: "bottom-right",
};
export type Wire = Partial<Omit<typeof record, "field_height">> & {
  field_height?: number | undefined;
  field_heigh?: number;
};

/** The toast, in either language. */
export const toastOf = (page: Page) => page.getByRole("complementary", { name: /^(Advertisement|বিজ্ঞাপন)$/ });

/**
 * Answers the request for the list.
 * @returns the number of requests, the address of the last one, and the number of requests for the picture
 */
export async function answer(page: Page, ...records: Wire[]) {
  const asked = { times: 0, address: "", pictures: 0 };
  page.on("request", (request) => {
    if (request.url().endsWith(record.field_image)) asked.pictures += 1;
  });
  await page.route(PATH, (route) => {
    asked.times += 1;
    asked.address = route.request().url();
    return route.fulfill({ json: { data: records } });
  });
  return asked;
}

/** The time at which an advertisement was last shown in this browser; null if none was shown. */
export const shownAt = (page: Page) => page.evaluate(() => localStorage.getItem("advertiseDataTime"));

/** The position of the toast after it has slid in. */
export async function boxOf(toast: Locator) {
  await toast.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  const box = await toast.boundingBox();
  if (box === null) throw new Error("The toast is not shown");
  return box;
}
