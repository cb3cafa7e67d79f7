import { act, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { DeliveryEstimate } from "@/components/catalog/product/delivery-estimate";
import texts from "@/locales/en/product.json";
import type { CallInput } from "@/services/api/api-client";
import { ApiError } from "@/services/api/api-error";
import { deferred, fakeApi } from "@/tests/support/screens/fake-api";
import { renderSite } from "@/tests/support/screens/render-site";
import { PLACE_KEY, readChosenDistrict, saveChosenDistrict } from "@/utils/addresses/chosen-place";
import type { Arrival } from "@/utils/dates/arrival";
import { translatorFor } from "@/utils/text/translations";

const ASK = "Delivery times, fees and customer centres for your district";
const districts = () => ({ status: true, data: ["Sylhet", "Dhaka"].map((name) => ({ name, label: name })) });
const offer = () => ({
  status: true,
  data: {
    options: [{ type: "regular", label: "Regular", fee: 120, earliest: "2026-11-24", latest: "2026-11-26" }],
    type: "regular",
    fee: 120,
    installment: false,
    installments: [],
    installment_from: null,
    version: null,
    totalPrice: null,
  },
});
const store = { store_id: "sylhet-1", name: "Zindabazar centre", address: "Road 1", open_now: true, distance_m: null };
const stock = ({ query }: CallInput) => ({
  status: true,
  data:
    query?.["district"] === "Sylhet"
      ? { items: [{ ...store, pieces: 3 }], near: 4, elsewhere: 30 }
      : { items: [], near: 0, elsewhere: 34 },
});
const all = { getDemographyPageDistricts: districts, deliveryOption: offer, findStoreStock: stock };

function show(answers: Parameters<typeof fakeApi>[0], arrival: Arrival | null = null, isPrinted = false) {
  translatorFor("en", { product: texts });
  const api = fakeApi(answers);
  renderSite(<DeliveryEstimate sku="TRN-X5-256-BLU" arrival={arrival} isPrinted={isPrinted} />, { api, path: "/" });
  return api;
}
const ask = async () => {
  await userEvent.click(screen.getByRole("button", { name: ASK }));
  return screen.findByRole("combobox", { name: "Your district" });
};

beforeEach(() => localStorage.clear());

describe("DeliveryEstimate", () => {
  it("sends no request before a click", () => {
    const api = show({});
    expect(api.sent).toEqual([]);
  });

  it("shows the arrival days that the page was sent with, and lets the visitor change the district", async () => {
    const api = show(all, { earliest: "2026-11-23", latest: "2026-11-24", place: "Dhaka" });
    expect(screen.getByText("Arrives Mon, 23 Nov to Tue, 24 Nov in Dhaka")).toBeInTheDocument();
    expect(api.sent).toEqual([]);
    await userEvent.click(screen.getByRole("button", { name: "Change district or see fees and customer centres" }));
    await userEvent.selectOptions(await screen.findByRole("combobox", { name: "Your district" }), "Sylhet");
    expect(await screen.findByText("Regular: Tue, 24 Nov to Thu, 26 Nov")).toBeInTheDocument();
    expect(screen.queryByText(/in Dhaka/)).not.toBeInTheDocument();
  });

  it("keeps the district whose days were shown when the visitor asks for the fees, and does not remember it", async () => {
    show(all, { earliest: "2026-11-23", latest: "2026-11-24", place: "Dhaka" });
    await userEvent.click(screen.getByRole("button", { name: "Change district or see fees and customer centres" }));
    expect(await screen.findByRole("combobox", { name: "Your district" })).toHaveValue("Dhaka");
    expect(await screen.findByText("Tk 120")).toBeInTheDocument();
    expect(readChosenDistrict()).toBe("");
  });

  it.each([true, false])("shows the note about printing only for a printed item: %p", (isPrinted) => {
    show(all, { earliest: "2026-11-24", latest: "2026-11-26" } as Arrival, isPrinted);
    expect(screen.queryAllByText(texts.deliveryPrinted)).toHaveLength(isPrinted ? 1 : 0);
  });

  it("shows the days for the remembered district in place of Dhaka", async () => {
    saveChosenDistrict("Sylhet");
    show(all, { earliest: "2026-11-23", latest: "2026-11-24", place: "Dhaka" });
    expect(await screen.findByText("Arrives Tue, 24 Nov to Thu, 26 Nov in Sylhet")).toBeInTheDocument();
    expect(screen.queryByText(/in Dhaka/)).not.toBeInTheDocument();
  });

  it("shows the note about printing below the days of the remembered and of the chosen district", async () => {
    saveChosenDistrict("Sylhet");
    show(all, { earliest: "2026-11-23", latest: "2026-11-24", place: "Dhaka" }, true);
    const follows = (day: string) =>
      screen.getByText(texts.deliveryPrinted).compareDocumentPosition(screen.getByText(day)) &
      Node.DOCUMENT_POSITION_PRECEDING;
    await screen.findByText("Arrives Tue, 24 Nov to Thu, 26 Nov in Sylhet");
    expect(follows("Arrives Tue, 24 Nov to Thu, 26 Nov in Sylhet")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Fees, customer centres and other districts" }));
    await screen.findByText("Regular: Tue, 24 Nov to Thu, 26 Nov");
    expect(follows("Regular: Tue, 24 Nov to Thu, 26 Nov")).toBeTruthy();
  });

  it("shows days and fee for the chosen district, and stores the district", async () => {
    const api = show(all);
    const select = await ask();
    expect(select).toHaveFocus();
    await userEvent.selectOptions(select, "Sylhet");
    expect(await screen.findByText("Regular: Tue, 24 Nov to Thu, 26 Nov")).toBeInTheDocument();
    expect(screen.getByText("Tk 120")).toBeInTheDocument();
    expect(api.sent.find(({ name }) => name === "deliveryOption")?.input.body).toEqual({ district: "Sylhet" });
    expect(readChosenDistrict()).toBe("Sylhet");
  });

  it("lists the stores of the district with stock, or shows the number of stores elsewhere", async () => {
    show(all);
    const select = await ask();
    fireEvent.change(select, { target: { value: "Sylhet" } });
    expect(await screen.findByText("In stock at 4 customer centres in Sylhet")).toBeInTheDocument();
    const list = within(screen.getByRole("list", { name: "Customer centres with stock" }));
    expect(list.getByRole("link", { name: "Zindabazar centre" })).toHaveAttribute("href", "/store-locator/sylhet-1");
    expect(list.getByText("3 pieces")).toBeInTheDocument();
    fireEvent.change(select, { target: { value: "Dhaka" } });
    expect(
      await screen.findByText("Not in stock in Dhaka right now. You can get it at 34 customer centres elsewhere."),
    ).toBeInTheDocument();
  });

  it("shows the days of the remembered district in one line without a click", async () => {
    saveChosenDistrict("Sylhet");
    const api = show(all);
    expect(await screen.findByText("Arrives Tue, 24 Nov to Thu, 26 Nov in Sylhet")).toBeInTheDocument();
    expect(api.sent.map(({ name }) => name)).toEqual(["deliveryOption"]);
    await userEvent.click(screen.getByRole("button", { name: "Fees, customer centres and other districts" }));
    expect(await screen.findByRole("combobox", { name: "Your district" })).toHaveValue("Sylhet");
    expect(await screen.findByText("In stock at 4 customer centres in Sylhet")).toBeInTheDocument();
  });

  it("shows the answer for the district chosen last, even if an earlier answer arrives after it", async () => {
    const slow = deferred<unknown>();
    const quick = { ...offer(), data: { ...offer().data, options: [{ ...offer().data.options[0], fee: 60 }] } };
    show({
      ...all,
      deliveryOption: ({ body }) => ((body as { district: string }).district === "Sylhet" ? slow.promise : quick),
    });
    const select = await ask();
    fireEvent.change(select, { target: { value: "Sylhet" } });
    fireEvent.change(select, { target: { value: "Dhaka" } });
    expect(await screen.findByText("Tk 60")).toBeInTheDocument();
    await act(async () => slow.resolve(offer()));
    expect(screen.getByText("Tk 60")).toBeInTheDocument();
    expect(screen.queryByText("Tk 120")).not.toBeInTheDocument();
  });

  it("keeps the days of the remembered district when the districts cannot be loaded, and tries again", async () => {
    jest.spyOn(console, "error").mockImplementation(() => undefined);
    saveChosenDistrict("Sylhet");
    let isDown = true;
    show({
      ...all,
      getDemographyPageDistricts: () => {
        if (isDown) throw new ApiError({ kind: "offline", status: null });
        return districts();
      },
    });
    await userEvent.click(await screen.findByRole("button", { name: "Fees, customer centres and other districts" }));
    expect(await screen.findByText("We couldn't load the list of districts.")).toBeInTheDocument();
    expect(screen.getByText("Regular: Tue, 24 Nov to Thu, 26 Nov")).toBeInTheDocument();
    isDown = false;
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("combobox", { name: "Your district" })).toHaveValue("Sylhet");
    expect(screen.queryByText("We couldn't load the list of districts.")).not.toBeInTheDocument();
  });

  it("shows an error when the days cannot be loaded", async () => {
    jest.spyOn(console, "error").mockImplementation(() => undefined);
    show({
      ...all,
      deliveryOption: () => {
        throw new ApiError({ kind: "offline", status: null });
      },
    });
    await userEvent.selectOptions(await ask(), "Sylhet");
    expect(await screen.findByText(/We can't show delivery dates right now/)).toBeInTheDocument();
  });
});

describe("the stored place", () => {
  it("keeps thana and post code for the same district, and clears them for another", () => {
    const dhaka = JSON.stringify({ district: "Dhaka", area: "Dhanmondi", postCode: "1209" });
    localStorage.setItem(PLACE_KEY, dhaka);
    saveChosenDistrict("Dhaka");
    expect(localStorage.getItem(PLACE_KEY)).toBe(dhaka);
    saveChosenDistrict("Sylhet");
    expect(JSON.parse(localStorage.getItem(PLACE_KEY) ?? "")).toEqual({ district: "Sylhet", area: "", postCode: "" });
  });

  it.each(["{", "[]", "null", '{"district":7}'])("is empty when %s is stored", (kept) => {
    localStorage.setItem(PLACE_KEY, kept);
    expect(readChosenDistrict()).toBe("");
  });
});
