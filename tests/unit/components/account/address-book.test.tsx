import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { SavedAddress as WireAddress } from "@/backend/contract/account/saved-addresses";
import { AddressBook } from "@/components/account/address-book";
import type { SavedAddress } from "@/services/account/saved-addresses-service";
import { ApiError } from "@/services/api/api-error";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { fails } from "@/tests/support/screens/log-in";
import { renderSite } from "@/tests/support/screens/render-site";

const home: SavedAddress = {
  id: "home",
  label: "Home",
  fullName: "Rahima Khatun",
  district: "Dhaka",
  area: "Mirpur",
  postCode: "1216",
  address: "House 12, Road 5",
  districtLabel: "Dhaka",
  areaLabel: "Mirpur",
  isDefault: true,
};
const office: SavedAddress = { ...home, id: "office", label: "", address: "Level 4, Tower 71", isDefault: false };
const wire = ({ id, fullName, postCode, districtLabel, areaLabel, isDefault, ...rest }: SavedAddress): WireAddress => ({
  ...rest,
  address_id: id,
  full_name: fullName,
  post_code: postCode,
  district_label: districtLabel,
  area_label: areaLabel,
  is_default: isDefault,
});
const places = {
  getAllDistricts: () => ({
    data: [
      { name: "Dhaka", label: "Dhaka" },
      { name: "Sylhet", label: "Sylhet" },
    ],
  }),
  getDemographyPageDistricts: () => ({
    data: [
      { name: "Dhaka", label: "Dhaka" },
      { name: "Sylhet", label: "Sylhet" },
    ],
  }),
  getThanaByDistrict: () => ({
    data: [
      { name: "Mirpur", label: "Mirpur" },
      { name: "Gulshan", label: "Gulshan" },
    ],
  }),
  findPostCode: () => ({ data: [{ district: "Dhaka", thana: "Gulshan", post_office: "Gulshan" }] }),
};

function show(addresses: SavedAddress[], answers: Parameters<typeof fakeApi>[0] = {}, owner = "8801712345678") {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  const api = fakeApi({ ...places, ...answers });
  const { unmount } = renderSite(<AddressBook owner={owner} addresses={addresses} />, { api, path: "/dashboard" });
  const bodyOf = (name: string) => api.sent.find((call) => call.name === name)?.input.body;
  return { api, bodyOf, unmount, user: userEvent.setup() };
}

beforeEach(() => sessionStorage.clear());

const button = (name: string | RegExp) => screen.getByRole("button", { name });

it("shows the recipient of each address, marks the default and offers no button to make it the default again", () => {
  show([home, office]);
  const [first, second] = screen.getAllByRole("listitem");
  expect(first).toHaveTextContent("Home Default");
  expect(first).toHaveTextContent("Rahima KhatunHouse 12, Road 5, Mirpur, Dhaka 1216");
  expect(second).toHaveTextContent("Level 4, Tower 71");
  expect(screen.queryByRole("button", { name: "Make Home the default address" })).toBeNull();
});

it("shows the heading No saved addresses yet and a button to add one", () => {
  show([]);
  expect(screen.getByRole("heading", { name: "No saved addresses yet" })).toBeVisible();
  expect(button("Add an address")).toBeVisible();
});

it("hides the button to add a sixth address and shows the limit", () => {
  show(Array.from({ length: 5 }, (_, index) => ({ ...office, id: `a${index}` })));
  expect(screen.queryByRole("button", { name: "Add an address" })).toBeNull();
  expect(screen.getByText(/You've saved 5 addresses, which is the limit/)).toBeVisible();
});

it("saves a new address with the district and thana of its post code", async () => {
  const { user, bodyOf } = show([home], { saveAddress: () => ({ data: [home, office].map(wire) }) });
  await user.click(button("Add an address"));
  await user.type(await screen.findByLabelText("Post code"), "1212");
  await waitFor(() => expect(screen.getByLabelText("District")).toHaveValue("Dhaka"));
  await waitFor(() => expect(screen.getByLabelText("Thana")).toHaveValue("Gulshan"));
  await user.type(screen.getByLabelText("House, road and area"), "Level 4, Tower 71");
  await user.type(screen.getByLabelText("Full name of the recipient"), "Rahima Khatun");
  await user.click(screen.getByRole("checkbox"));
  await user.click(button("Save address"));
  expect(await screen.findByText("Address saved.")).toHaveFocus();
  expect(bodyOf("saveAddress")).toEqual({
    label: null,
    full_name: "Rahima Khatun",
    district: "Dhaka",
    area: "Gulshan",
    post_code: "1212",
    address: "Level 4, Tower 71",
    make_default: true,
  });
  expect(screen.getAllByRole("listitem")).toHaveLength(2);
});

it("sends nothing while a field is empty, and focuses the first empty field", async () => {
  const { user, api } = show([]);
  await user.click(button("Add an address"));
  await user.click(await screen.findByRole("button", { name: "Save address" }));
  expect(screen.getByLabelText("Post code")).toHaveFocus();
  expect(screen.getByLabelText("Post code")).toHaveAccessibleDescription("Enter the four digits of the post code.");
  expect(screen.getByLabelText("Full name of the recipient")).toBeInvalid();
  expect(api.sent.some(({ name }) => name === "saveAddress")).toBe(false);
});

it("shows the server's error at its field, and keeps the field's value", async () => {
  const errors = [{ code: "post-code-mismatch" as const, message: "No such post code in Dhaka.", field: "post_code" }];
  const { user } = show([home], {
    saveAddress: () => {
      throw new ApiError({ kind: "refused", status: 422, errors });
    },
  });
  await user.click(button("Edit the address Home"));
  await user.click(await screen.findByRole("button", { name: "Save address" }));
  expect(await screen.findByText("No such post code in Dhaka.")).toBeVisible();
  expect(screen.getByLabelText("Post code")).toHaveAccessibleDescription("No such post code in Dhaka.");
  expect(screen.getByLabelText("Post code")).toHaveValue("1216");
});

it("shows an error when saving fails", async () => {
  const { user } = show([home], { saveAddress: fails });
  await user.click(button("Edit the address Home"));
  await user.click(await screen.findByRole("button", { name: "Save address" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("couldn't save the address");
});

it("sends the id of the edited address, and keeps its thana while the list of thanas loads", async () => {
  const { user, bodyOf } = show([home], {
    getThanaByDistrict: () => new Promise(() => undefined),
    saveAddress: () => ({ data: [wire(home)] }),
  });
  await user.click(button("Edit the address Home"));
  expect(await screen.findByLabelText("Thana")).toHaveValue("Mirpur");
  await user.click(button("Save address"));
  await waitFor(() => expect(bodyOf("saveAddress")).toMatchObject({ address_id: "home", area: "Mirpur" }));
});

it("asks for confirmation before it deletes, and shows an error when deleting fails", async () => {
  let isDown = true;
  const { user, api } = show([home, office], {
    removeAddress: () => (isDown ? fails() : { data: [wire(home)] }),
  });
  await user.click(button("Delete the address Level 4, Tower 71"));
  const question = screen.getByRole("alertdialog");
  expect(question).toHaveFocus();
  await user.keyboard("{Escape}");
  expect(api.sent).toEqual([]);
  expect(button("Delete the address Level 4, Tower 71")).toHaveFocus();
  await user.click(button("Delete the address Level 4, Tower 71"));
  await user.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Yes, delete" }));
  expect(await screen.findByText("We couldn't change your addresses. Please try again.")).toBeVisible();
  isDown = false;
  await user.click(button("Yes, delete"));
  expect(await screen.findByText("Address deleted.")).toHaveFocus();
  expect(screen.getAllByRole("listitem")).toHaveLength(1);
});

it("makes another address the default", async () => {
  const swapped = [
    { ...office, isDefault: true },
    { ...home, isDefault: false },
  ];
  const { user, bodyOf } = show([home, office], { chooseDefaultAddress: () => ({ data: swapped.map(wire) }) });
  await user.click(button("Make Level 4, Tower 71 the default address"));
  expect(await screen.findByText("This address will now be filled in at checkout.")).toBeVisible();
  expect(bodyOf("chooseDefaultAddress")).toEqual({ address_id: "office" });
  expect(screen.getAllByRole("listitem")[0]).toHaveTextContent("Level 4, Tower 71 Default");
});

describe("an address that is not saved yet", () => {
  const noSession = () => {
    throw new ApiError({ kind: "refused", status: 401, errors: [{ code: "no-session", message: "Please log in" }] });
  };

  /** Types into the form of the address Home, and the session ends before it is saved. */
  async function loseSession() {
    const { user, unmount } = show([home, office], { saveAddress: noSession });
    await user.click(button("Edit the address Home"));
    const name = await screen.findByLabelText("Full name of the recipient");
    await user.clear(name);
    await user.type(name, "Farhana Akter");
    await user.click(button("Save address"));
    unmount();
  }

  it("is shown again after the session has ended and the number has logged in, without taking the focus", async () => {
    await loseSession();
    const { user, bodyOf } = show([home, office], { saveAddress: () => ({ data: [home, office].map(wire) }) });
    expect(await screen.findByLabelText("Full name of the recipient")).toHaveValue("Farhana Akter");
    expect(document.body).toHaveFocus();
    await user.click(button("Save address"));
    await screen.findByText("Address saved.");
    expect(bodyOf("saveAddress")).toMatchObject({ address_id: "home", full_name: "Farhana Akter", post_code: "1216" });
    expect(sessionStorage).toHaveLength(0);
  });

  it("is not shown to another number", async () => {
    await loseSession();
    const { user } = show([home], {}, "8801798765432");
    await user.click(button("Edit the address Home"));
    expect(await screen.findByLabelText("Full name of the recipient")).toHaveValue("Rahima Khatun");
  });

  it("is forgotten on Cancel", async () => {
    await loseSession();
    const { user } = show([home, office]);
    await user.click(await screen.findByRole("button", { name: "Cancel" }));
    await user.click(button("Edit the address Home"));
    expect(await screen.findByLabelText("Full name of the recipient")).toHaveValue("Rahima Khatun");
  });
});
