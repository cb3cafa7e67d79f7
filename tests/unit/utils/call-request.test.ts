import { faultsOf } from "@/utils/call-request";

const typed = { full_name: "Nusrat", company: "Shital Path", msisdn: "০১৭১২-৩৪৫৬৭৮", message: "Trackers" };

test("a whole form has no faults, however the number is written", () => {
  expect(faultsOf(typed)).toEqual({});
});

test("each empty field is missing, spaces or not", () => {
  expect(faultsOf({ full_name: " ", company: "", msisdn: "", message: "\n" })).toEqual({
    full_name: "missing",
    company: "missing",
    msisdn: "missing",
    message: "missing",
  });
});

test("what is no mobile number of Bangladesh is invalid", () => {
  expect(faultsOf({ ...typed, msisdn: "01112345678" })).toEqual({ msisdn: "invalid" });
});
