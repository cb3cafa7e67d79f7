import { z } from "zod";
import { defineCall } from "@/backend/contract/call";
import { answerWith, line, lines, namedObject, publicId } from "@/backend/contract/fields";

const addressLabelLimit = 30;

const fields = {
  label: line(addressLabelLimit).nullable().describe("The owner's own name for it, e.g. Office"),
  full_name: line(100).describe("Who receives the parcel"),
  district: line(60),
  area: line(60).describe("Thana"),
  post_code: line(10).describe("Four digits, of either script"),
  address: lines(300),
};

const savedAddress = namedObject("SavedAddress", {
  address_id: publicId,
  ...fields,
  district_label: z.string().describe("In the reader's language"),
  area_label: z.string(),
  is_default: z.boolean(),
});

/** All addresses of the number as they are now, the default first. */
const addressList = answerWith(z.array(savedAddress));

export const savedAddressCalls = {
  listSavedAddresses: defineCall("listSavedAddresses", {
    summary: "The delivery addresses that the session's number saved, the default first",
    authority: "session",
    answer: addressList,
  }),
  saveAddress: defineCall("saveAddress", {
    summary: "Saves a new address, or changes the one with the given id; returns all addresses",
    authority: "session",
    body: z.strictObject({
      address_id: publicId.optional().describe("Left out for a new address"),
      ...fields,
      label: fields.label.optional(),
      make_default: z.boolean().optional(),
    }),
    answer: addressList,
  }),
  chooseDefaultAddress: defineCall("chooseDefaultAddress", {
    summary: "Makes an address the default; returns all addresses",
    authority: "session",
    body: z.strictObject({ address_id: publicId }),
    answer: addressList,
  }),
  removeAddress: defineCall("removeAddress", {
    summary: "Deletes an address; returns the remaining ones",
    authority: "session",
    body: z.strictObject({ address_id: publicId }),
    answer: addressList,
  }),
} as const;

export type SavedAddress = z.infer<typeof savedAddress>;
