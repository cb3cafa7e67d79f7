import { addressPartOf, findAddressErrors, isSamePlace } from "@/utils/addresses/saved-address";

const address = {
  label: "",
  fullName: "Rahima Khatun",
  district: "Dhaka",
  area: "Mirpur",
  postCode: "1216",
  address: "House 12, Road 5",
};

it("finds no errors in a complete address without a label, with the post code in either script", () => {
  expect(findAddressErrors(address)).toEqual([]);
  expect(findAddressErrors({ ...address, postCode: " ১২১৬ " })).toEqual([]);
});

it("lists missing and too long fields in the order of the form", () => {
  const empty = { label: "", fullName: " ", district: "", area: "", postCode: "", address: "\n" };
  expect(findAddressErrors(empty)).toEqual(["postCode", "district", "area", "address", "fullName"]);
  const long = { ...address, label: "x".repeat(31), fullName: "x".repeat(101), address: "x".repeat(301) };
  expect(findAddressErrors(long)).toEqual(["address", "fullName", "label"]);
  expect(findAddressErrors({ ...address, postCode: "12161" })).toEqual(["postCode"]);
});

it("returns the field of a refusal, and null for another field", () => {
  expect(["post_code", "area", "address_id", undefined].map(addressPartOf)).toEqual(["postCode", "area", null, null]);
});

it("treats addresses as the same place for any receiver and any script of the post code", () => {
  expect(isSamePlace(address, { ...address, postCode: "১২১৬", address: " House 12, Road 5 " })).toBe(true);
  expect(isSamePlace(address, { ...address, area: "Gulshan" })).toBe(false);
});
