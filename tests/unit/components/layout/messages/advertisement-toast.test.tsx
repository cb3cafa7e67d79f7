import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AdvertisementToast } from "@/components/layout/messages/advertisement-toast";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { renderSite } from "@/tests/support/screens/render-site";
import { onCloseToasts } from "@/utils/browser/toasts";

const record = {
  field_allowed_page_list: [{ field_allowed_page_url: [{ uri: "/about" }] }],
  field_daily_frequency: 24,
  field_height: 180,
  field_width: 300,
  field_image: "/images/ads/phones-en.webp",
  field_image_alt: "Phones on EMI",
  field_link: "/shop/devices/phones",
  field_open_link_in_a_new_tab: false,
  field_scroll_direction: "top-left",
};

beforeEach(() => {
  localStorage.clear();
  // jsdom decodes no pictures.
  Object.defineProperty(HTMLImageElement.prototype, "decode", {
    value: async () => undefined,
    configurable: true,
    writable: true,
  });
});

const show = (data: object[] = [record], path = "/about") => {
  const api = fakeApi({ listAdvertisements: () => ({ data }) });
  return { api, ...renderSite(<AdvertisementToast />, { api, path }) };
};
const toast = () => screen.queryByRole("complementary", { name: "Advertisement" });
const stored = () => localStorage.getItem("advertiseDataTime");
/** Waits until every request has been answered and its result is rendered. */
const settle = () =>
  act(async () => {
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  });

test("[ADTOAST-15] the picture of the first advertisement is shown", async () => {
  show();
  expect(await screen.findByRole("img", { name: "Phones on EMI" })).toHaveAttribute("src", record.field_image);
});

test.each(["STORE-09", "ADTOAST-10"])("[%s] the time of showing is stored as advertiseDataTime", async () => {
  const before = Date.now();
  show();
  await screen.findByRole("img");
  expect(Number(stored())).toBeGreaterThanOrEqual(before);
});

test("[ADTOAST-08] the position follows the scroll direction", async () => {
  show();
  await screen.findByRole("img");
  expect(toast()).toHaveAttribute("data-edge", "top");
  expect(toast()).toHaveAttribute("data-side", "left");
});

test("[ADTOAST-11] an earlier toast is closed first", async () => {
  const close = jest.fn(() => expect(toast()).toBeNull());
  const stop = onCloseToasts(close);
  show();
  await screen.findByRole("img");
  expect(close).toHaveBeenCalledTimes(1);
  stop();
});

test("[ADTOAST-03] a page outside of the list shows nothing and stores no time", async () => {
  show([record], "/terms-use");
  await settle();
  expect(toast()).toBeNull();
  expect(stored()).toBeNull();
});

test("[ADTOAST-06] within the period nothing is shown and the stored time does not change", async () => {
  const before = String(Date.now() - 3_600_000);
  localStorage.setItem("advertiseDataTime", before);
  show();
  await settle();
  expect(toast()).toBeNull();
  expect(stored()).toBe(before);
});

test("[ADTOAST-09] the close button closes it, also for the next page", async () => {
  const { unmount } = show();
  await screen.findByRole("img");
  await userEvent.click(screen.getByRole("button", { name: "Close advertisement" }));
  expect(toast()).toBeNull();
  unmount();
  show();
  await settle();
  expect(toast()).toBeNull();
});

test("[ADTOAST-05] a closed one is shown again when more than its hours have passed since it was shown", async () => {
  const { unmount } = show();
  await screen.findByRole("img");
  await userEvent.click(screen.getByRole("button", { name: "Close advertisement" }));
  unmount();
  const now = jest.spyOn(Date, "now").mockReturnValue(Number(stored()) + 24 * 3_600_000);
  const early = show();
  await settle();
  expect(toast()).toBeNull();
  early.unmount();
  now.mockReturnValue(Number(stored()) + 24 * 3_600_000 + 1);
  show();
  expect(await screen.findByRole("img")).toBeVisible();
});

test("Escape closes it, unless another handler has used the key", async () => {
  show();
  await screen.findByRole("img");
  const takeKey = (event: Event) => event.preventDefault();
  document.body.addEventListener("keydown", takeKey);
  await userEvent.keyboard("{Escape}");
  expect(toast()).not.toBeNull();
  document.body.removeEventListener("keydown", takeKey);
  await userEvent.keyboard("{Escape}");
  expect(toast()).toBeNull();
});

test.each([
  ["a dialog", '<div role="dialog"></div>'],
  ["an open mobile menu", "<dialog open></dialog>"],
  ["a code field", '<input autocomplete="one-time-code" />'],
])("it is not shown beside %s, and is hidden when one opens later", async (_, markup) => {
  const cover = document.createElement("div");
  cover.innerHTML = markup;
  document.body.append(cover);
  show();
  await settle();
  expect(toast()).toBeNull();
  expect(stored()).toBeNull();
  await act(async () => cover.remove());
  expect(await screen.findByRole("img")).toBeVisible();
  await act(async () => document.body.append(cover));
  await waitFor(() => expect(toast()).toBeNull());
  await act(async () => cover.remove());
  await waitFor(() => expect(toast()).not.toBeNull());
});

test("a closed dialog in the page does not hide it", async () => {
  const cover = document.createElement("div");
  cover.innerHTML = '<div role="dialog" data-state="closed"></div><dialog></dialog>';
  document.body.append(cover);
  show();
  expect(await screen.findByRole("img")).toBeVisible();
  await act(async () => cover.remove());
});

test("it does not move the focus", async () => {
  const field = document.createElement("input");
  document.body.append(field);
  field.focus();
  show();
  await screen.findByRole("img");
  expect(field).toHaveFocus();
  field.remove();
});

test("[ADTOAST-17] a link to a new tab mentions the new tab in its name and sends no referrer", async () => {
  show([{ ...record, field_open_link_in_a_new_tab: true, field_link: "https://partner.example/offer" }]);
  const link = await screen.findByRole("link", { name: "Phones on EMI (opens in a new tab)" });
  expect(link).toHaveAttribute("target", "_blank");
  expect(link).toHaveAttribute("rel", "noopener noreferrer");
});

test("[ERR-15] a failed request is only logged", async () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const api = fakeApi({
    listAdvertisements: () => {
      throw new Error("500");
    },
  });
  renderSite(<AdvertisementToast />, { api, path: "/about" });
  await waitFor(() => expect(log).toHaveBeenCalledWith("The advertisement could not be loaded", expect.any(Error)));
  expect(toast()).toBeNull();
});

test("[ADTOAST-04] an advertisement whose picture cannot be loaded is shown with its text", async () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
  HTMLImageElement.prototype.decode = () => Promise.reject(new Error("no picture"));
  show();
  expect(await screen.findByRole("link", { name: "Phones on EMI" })).toHaveAttribute("href", "/shop/devices/phones");
  expect(log).toHaveBeenCalledWith("The picture of the advertisement could not be loaded", expect.any(Error));
  fireEvent.error(screen.getByRole("img", { name: "Phones on EMI" }));
  expect(screen.getByText("Phones on EMI")).toBeVisible();
  expect(stored()).not.toBeNull();
});

test("an advertisement whose picture does not come is shown after five seconds", async () => {
  jest.useFakeTimers();
  HTMLImageElement.prototype.decode = () => new Promise<void>(() => undefined);
  show();
  await act(() => jest.advanceTimersByTimeAsync(4_900));
  expect(toast()).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(200));
  jest.useRealTimers();
  expect(toast()).not.toBeNull();
});

test("[ADTOAST-16] without a link, the picture alone is shown", async () => {
  show([{ ...record, field_link: "" }]);
  const picture = await screen.findByRole("img", { name: "Phones on EMI" });
  expect(picture).toBeVisible();
  expect(picture.closest("a")).toBeNull();
});

test("an advertisement that is shown changes its language with the page", async () => {
  let alt = record.field_image_alt;
  const api = fakeApi({ listAdvertisements: () => ({ data: [{ ...record, field_image_alt: alt }] }) });
  const { changeLanguage } = renderSite(<AdvertisementToast />, { api, path: "/about" });
  await screen.findByRole("img", { name: "Phones on EMI" });
  alt = "কিস্তিতে ফোন";
  changeLanguage("bn");
  expect(await screen.findByRole("img", { name: "কিস্তিতে ফোন" })).toBeInTheDocument();
});

test("an advertisement goes when that of the page's new language is for other pages", async () => {
  let uri = "/about";
  const pages = () => [{ field_allowed_page_url: [{ uri }] }];
  const api = fakeApi({ listAdvertisements: () => ({ data: [{ ...record, field_allowed_page_list: pages() }] }) });
  const { changeLanguage } = renderSite(<AdvertisementToast />, { api, path: "/about" });
  await screen.findByRole("img", { name: "Phones on EMI" });
  uri = "/recharge";
  changeLanguage("bn");
  await waitFor(() => expect(screen.queryByRole("img")).not.toBeInTheDocument());
});
