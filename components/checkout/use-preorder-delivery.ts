import { type Delivery, useDelivery } from "@/hooks/checkout/use-delivery";
import { readStored, removeStored, writeStored } from "@/utils/browser/browser-storage";

/** Key in sessionStorage of the reservation's delivery option. */
const METHOD_KEY = "preorderDelivery";

const readMethod = () => (readStored("session", METHOD_KEY) === "pickup" ? "pickup" : "regular");

/** The delivery of a pre-order. The choice is kept in this tab until the reservation is made. */
export function usePreorderDelivery(district: string) {
  const found = useDelivery(district, null, readMethod);
  // Express delivery is left out, because the product arrives only in weeks.
  const offer = found.offer && { ...found.offer, ways: found.offer.ways.filter(({ type }) => type !== "express") };
  const choose: Delivery["choose"] = (type) => {
    writeStored("session", METHOD_KEY, type);
    found.choose(type);
  };
  const fulfilment = offer?.type === "pickup" ? "store" : "door";
  const delivery: Delivery = { ...found, offer, choose };
  return { delivery, fulfilment, forget: () => removeStored("session", METHOD_KEY) } as const;
}
