import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { PreorderView } from "@/components/checkout/preorder-view";
import { CART_KEY, writeCart } from "@/context/cart/stored-cart";
import type { PreorderProduct } from "@/services/checkout/checkout-pages.server";
import { listAllDistricts } from "@/services/checkout/delivery-service";
import { deferred, fakeApi } from "@/tests/support/screens/fake-api";
import { renderSite } from "@/tests/support/screens/render-site";
import { filledState } from "@/tests/support/shop/cart";
import { answers, districts, fill, offer, openCheckout, place, type } from "@/tests/support/shop/checkout";

beforeEach(() => localStorage.setItem(CART_KEY, writeCart(filledState())));
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const thanas: Record<string, { name: string; label: string; name_bn: string }[]> = {
  Dhaka: [
    { name: "Adabor", label: "Adabor", name_bn: "আদাবর" },
    { name: "Mirpur", label: "Mirpur", name_bn: "মিরপুর" },
    { name: "Mohammadpur", label: "Mohammadpur", name_bn: "মোহাম্মদপুর" },
  ],
  Sylhet: [{ name: "Balaganj", label: "Balaganj", name_bn: "বালাগঞ্জ" }],
};
const postCodes: Record<string, { post_code: string; post_office: string; post_office_bn: string; thana: string }[]> = {
  Dhaka: [
    { post_code: "1207", post_office: "Mohammadpur", post_office_bn: "মোহাম্মদপুর", thana: "Adabor" },
    { post_code: "1207", post_office: "Mohammadpur", post_office_bn: "মোহাম্মদপুর", thana: "Mohammadpur" },
    { post_code: "1216", post_office: "Mirpur TSO", post_office_bn: "মিরপুর", thana: "Mirpur" },
  ],
  Sylhet: [{ post_code: "3120", post_office: "Balaganj", post_office_bn: "বালাগঞ্জ", thana: "Balaganj" }],
};
const of = <Row,>(rows: Record<string, Row[]>, params: unknown) => ({
  data: rows[(params as { district: string }).district] ?? [],
});
const places = {
  getThanaByDistrict: ({ params }: { params?: unknown }) => of(thanas, params),
  getPostCodeByDistrict: ({ params }: { params?: unknown }) => of(postCodes, params),
};
const names = () =>
  within(screen.getByRole("listbox"))
    .getAllByRole("option")
    .map((entry) => entry.textContent);
const field = (label: string) => screen.getByLabelText(label, { exact: false });

/** A checkout with an empty address. */
async function openAddress(more: Parameters<typeof openCheckout>[0] = {}) {
  const site = openCheckout({ ...places, ...more });
  await screen.findByRole("heading", { name: /Delivery/ });
  return site;
}

test("[API-SHOP-11] the district field lists every district with delivery", async () => {
  await openAddress();
  fireEvent.click(field("District"));
  expect(names()).toEqual(["Chattogramচট্টগ্রাম", "Dhakaঢাকা", "Sylhetসিলেট"]);
});

test("[API-SHOP-04] the district field lists all districts, and accepts none without delivery", async () => {
  const api = fakeApi({
    getAllDistricts: () => ({
      data: [
        { name: "Bandarban", label: "Bandarban", name_bn: "বান্দরবান" },
        { name: "Dhaka", label: "Dhaka", name_bn: "ঢাকা" },
      ],
    }),
    getDemographyPageDistricts: () => ({ data: [{ name: "Dhaka", label: "Dhaka", name_bn: "ঢাকা" }] }),
  });
  const all = await listAllDistricts(api);
  expect(api.sent.map(({ name }) => name)).toContain("getAllDistricts");
  const { api: used } = openCheckout(places, all);
  await screen.findByRole("heading", { name: /Delivery/ });
  fireEvent.click(field("District"));
  expect(names()).toEqual(["Bandarbanno delivery yet", "Dhakaঢাকা"]);
  type("District", "Bandarban");
  expect(screen.getByText(/We don't deliver to Bandarban yet/)).toBeVisible();
  expect(used.sent.map(({ name }) => name)).not.toContain("deliveryOption");
  type("District", "Dhaka");
  await screen.findByRole("radio", { name: /Regular delivery/ });
  expect(screen.queryByText(/We don't deliver/)).not.toBeInTheDocument();
});

test("[API-SHOP-19] the thanas change with the district", async () => {
  const { api } = await openAddress();
  expect(field("Thana")).toBeDisabled();
  type("District", "Dhaka");
  await waitFor(() => expect(field("Thana")).toBeEnabled());
  fireEvent.click(field("Thana"));
  expect(names()).toEqual(["Adaborআদাবর", "Mirpurমিরপুর", "Mohammadpurমোহাম্মদপুর"]);
  fireEvent.blur(field("Thana"));
  type("District", "Sylhet");
  await waitFor(() => expect(api.sent.filter(({ name }) => name === "getThanaByDistrict")).toHaveLength(2));
  await waitFor(() => expect(field("Thana")).toBeEnabled());
  fireEvent.click(field("Thana"));
  expect(names()).toEqual(["Balaganjবালাগঞ্জ"]);
});

test("[API-SHOP-12] the post codes change with the district, and each is listed once", async () => {
  await openAddress();
  type("District", "Dhaka");
  await waitFor(() => expect(field("Thana")).toBeEnabled());
  fireEvent.click(field("Post code"));
  expect(names()).toEqual(["1207 · Mohammadpur", "1216 · Mirpur TSO"]);
  fireEvent.blur(field("Post code"));
  type("District", "Sylhet");
  await waitFor(() => expect(field("Thana")).toBeEnabled());
  fireEvent.click(field("Post code"));
  expect(names()).toEqual(["3120 · Balaganj"]);
});

test("a district is found in both scripts, chosen with the keyboard, and shown in the page's language", async () => {
  const { user } = await openAddress();
  await user.click(field("District"));
  await user.keyboard("সিলে");
  expect(names()).toEqual(["Sylhetসিলেট"]);
  expect(field("District")).toHaveAttribute("aria-activedescendant", screen.getByRole("option").id);
  await user.keyboard("{Enter}");
  expect(field("District")).toHaveValue("Sylhet");
  expect(screen.queryByRole("listbox")).not.toBeInTheDocument();
});

test("a name that does not exist shows No match, and the previous choice is restored", async () => {
  const { user } = await openAddress();
  type("District", "Dhaka");
  await user.click(field("District"));
  await user.keyboard("zz");
  expect(screen.getAllByText(/No match/)[0]).toBeVisible();
  await user.tab();
  expect(field("District")).toHaveValue("Dhaka");
  await user.clear(field("District"));
  await user.tab();
  expect(field("District")).toHaveValue("");
  expect(field("Thana")).toBeDisabled();
});

test("Escape closes the list and selects nothing", async () => {
  const { user, api } = await openAddress();
  await user.click(field("District"));
  await user.keyboard("{ArrowDown}{ArrowDown}{Escape}");
  expect(screen.queryByRole("listbox")).not.toBeInTheDocument();
  expect(field("District")).toHaveValue("");
  expect(api.sent.map(({ name }) => name)).not.toContain("deliveryOption");
});

test("a post code, in Bengali digits too, fills in district and thana", async () => {
  const { api } = await openAddress({
    findPostCode: () => ({ data: [{ district: "Sylhet", thana: "Balaganj", post_office: "Balaganj" }] }),
  });
  type("Post code", "৩১২০");
  await waitFor(() => expect(field("District")).toHaveValue("Sylhet"));
  await waitFor(() => expect(field("Thana")).toHaveValue("Balaganj"));
  await waitFor(() => expect(field("Post code")).toHaveValue("3120 · Balaganj"));
  // The list has closed, so it does not cover the next field.
  expect(screen.queryByRole("listbox")).not.toBeInTheDocument();
  expect(api.sent.find(({ name }) => name === "findPostCode")?.input.params).toEqual({ postCode: "3120" });
});

test("a post code of several thanas keeps the chosen thana, or else selects the one that its post office is named after", async () => {
  await openAddress();
  type("District", "Dhaka");
  await waitFor(() => expect(field("Thana")).toBeEnabled());
  type("Post code", "1207");
  fireEvent.blur(field("Post code"));
  expect(field("Thana")).toHaveValue("Mohammadpur");
  type("Thana", "আদাবর");
  fireEvent.blur(field("Thana"));
  expect(field("Thana")).toHaveValue("Adabor");
  fireEvent.click(field("Thana"));
  expect(field("Thana")).toHaveAttribute("aria-activedescendant", screen.getAllByRole("option")[0]?.id);
  expect(field("Post code")).toHaveValue("1207 · Mohammadpur");
});

test("the next order in this browser starts with the last place, without name and address", async () => {
  const first = openCheckout();
  await fill();
  place();
  await waitFor(() => expect(first.push).toHaveBeenCalled());
  first.unmount();
  localStorage.setItem(CART_KEY, writeCart(filledState()));
  openCheckout();
  await screen.findByRole("heading", { name: /Delivery/ });
  expect(field("District")).toHaveValue("Dhaka");
  await waitFor(() => expect(field("Post code")).toHaveValue("1216 · Mirpur TSO"));
  expect(field("Full name")).toHaveValue("");
  expect(field("Address")).toHaveValue("");
});

const phone: PreorderProduct = {
  sku: "OSK-FC3-12-256-VIO",
  title: "Oskavi FC3",
  details: "Violet · 256 GB",
  picture: null,
  pricePoisha: 5_000_000,
  depositPoisha: 500_000,
  releasedOn: "2027-01-14",
  isReleased: false,
  slotsLeft: 4,
  slotsTaken: 11,
  gifts: [],
};

describe("the checkout of a pre-order", () => {
  const store = {
    store_id: "dhaka-mirpur",
    name: "Mirpur Centre",
    address: "Road 2",
    hours: [],
    open_now: true,
    distance_m: null,
    pickup: null,
  };
  const pickup = {
    type: "pickup",
    label: "Collect from a customer centre",
    fee: 0,
    earliest: "2026-11-24",
    latest: "2026-11-25",
  };
  const ways = [...offer.options, pickup];
  const answered = (way: string, fee: number) => ({
    data: { ...offer, options: ways, type: way, fee, totalPrice: null },
  });

  function open(more: Parameters<typeof fakeApi>[0] = {}) {
    const api = fakeApi({
      ...answers,
      ...places,
      deliveryOption: ({ body }) => {
        const { type: way } = body as { type: string };
        return answered(way, way === "pickup" ? 0 : 60);
      },
      getGpcLocationByThana: () => ({ data: [store] }),
      checkMsisdnType: () => ({
        data: { operator: "own", services: ["pre_order"], message: "You can continue with this number.", type: null },
      }),
      createPreorder: () => ({ data: { preorder_id: "7K3M-9QXT-2HVB-4D8N", deposit: 5_000, redirectUrl: null } }),
      ...more,
    });
    const { push, unmount } = renderSite(<PreorderView product={phone} districts={districts} />, {
      api,
      path: "/shop/pre-order/delivery-type",
    });
    return { api, push, unmount };
  }
  const reservations = (api: ReturnType<typeof fakeApi>) => api.sent.filter(({ name }) => name === "createPreorder");
  const reserve = () => fireEvent.click(screen.getByRole("button", { name: /Reserve and pay/ }));
  async function fillIn() {
    type("Full name", "Farhana Akter");
    type("Mobile number", "01712345678");
    type("Email", "farhana@example.com");
    type("District", "Dhaka");
    await waitFor(() => expect(field("Thana")).toBeEnabled());
    await screen.findByRole("radio", { name: /Regular delivery/ });
  }

  test("shows the next place in the queue", () => {
    open();
    expect(screen.getAllByText(/You will be number 12 in the queue/)[0]).toBeInTheDocument();
  });

  test("[API-SHOP-02] its form reacts to the type of the number", async () => {
    const answer = { services: ["pre_order"], message: "You can continue with this number.", type: null };
    open({ checkMsisdnType: () => ({ data: { ...answer, operator: "other" } }) });
    type("Mobile number", "01812345678");
    expect(await screen.findByText(/This number is on another network, so we can't text codes/)).toBeVisible();
    type("Mobile number", "0181234567");
    expect(screen.queryByText(/This number is on another network/)).not.toBeInTheDocument();
  });

  test("[CART-75] its form sends msisdn, full_name, email, district, area and store_id", async () => {
    const { api, push } = open();
    await fillIn();
    fireEvent.click(screen.getByRole("radio", { name: /Collect from a customer centre/ }));
    await waitFor(() => expect(screen.queryByLabelText(/Address/)).not.toBeInTheDocument());
    type("Thana", "Mirpur");
    fireEvent.click(await screen.findByRole("radio", { name: /Mirpur Centre/ }));
    reserve();
    await waitFor(() => expect(push).toHaveBeenCalledWith("/shop/order/7K3M-9QXT-2HVB-4D8N"));
    expect(reservations(api)[0]?.input.body).toMatchObject({
      msisdn: "01712345678",
      full_name: "Farhana Akter",
      email: "farhana@example.com",
      district: "Dhaka",
      area: "Mirpur",
      store_id: "dhaka-mirpur",
    });
  });

  test("the chosen way of delivery is kept when the page is left, until the place is reserved", async () => {
    const { unmount } = open();
    await fillIn();
    fireEvent.click(screen.getByRole("radio", { name: /Collect from a customer centre/ }));
    await waitFor(() => expect(screen.queryByLabelText(/Address/)).not.toBeInTheDocument());
    type("Thana", "Mirpur");
    fireEvent.click(await screen.findByRole("radio", { name: /Mirpur Centre/ }));
    unmount();
    const { push, unmount: leave } = open();
    expect(await screen.findByRole("radio", { name: /Mirpur Centre/ })).toBeChecked();
    expect(screen.getByRole("radio", { name: /Collect from a customer centre/ })).toBeChecked();
    reserve();
    await waitFor(() => expect(push).toHaveBeenCalled());
    leave();
    open();
    type("District", "Dhaka");
    expect(await screen.findByRole("radio", { name: /Regular delivery/ })).toBeChecked();
  });

  test.each([
    [60, 1],
    [90, 0],
  ])(
    "a click while the fee is loading waits for it; with a fee of Tk %d it makes %d reservations",
    async (fee, made) => {
      const late = deferred<unknown>();
      const { api } = open({
        deliveryOption: ({ body }) => {
          const { type: way } = body as { type: string };
          if (way === "regular" && api.sent.filter(({ name }) => name === "deliveryOption").length > 1)
            return late.promise;
          return answered(way, way === "pickup" ? 0 : 60);
        },
      });
      await fillIn();
      type("Post code", "1216");
      type("Address", "House 12, Road 5");
      fireEvent.click(screen.getByRole("radio", { name: /Collect from a customer centre/ }));
      fireEvent.click(screen.getByRole("radio", { name: /Regular delivery/ }));
      reserve();
      fireEvent.click(await screen.findByRole("button", { name: "Working out your total…" }));
      expect(reservations(api)).toEqual([]);
      late.resolve(answered("regular", fee));
      if (made === 1) await waitFor(() => expect(reservations(api)).toHaveLength(1));
      else expect(await screen.findByRole("alert")).toHaveTextContent("The total is now Tk 50,090");
      expect(reservations(api)).toHaveLength(made);
    },
  );
});
