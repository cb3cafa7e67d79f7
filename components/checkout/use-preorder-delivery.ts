import { type Delivery, useDelivery } from "@/hooks/checkout/use-delivery";
import { readStored, removeStored, writeStored } from "@/utils/browser/browser-storage";

/** The chosen delivery option of this reservation, in this tab. */
const METHOD_KEY = "preorderDelivery";

const readMethod = () => (readStored("session", METHOD_KEY) === "pickup" ? "pickup" : "regular");

/** How a pre-order is delivered; the choice is kept in this tab until the reservation is made. */
export function usePreorderDelivery(district: string) {
  const found = useDelivery(district, null, readMethod);
  // Today's express courier cannot deliver a product that arrives in weeks.
  const offer = found.offer && { ...found.offer, ways: found.offer.ways.filter(({ type }) => type !== "express") };
  const choose: Delivery["choose"] = (type) => {
    writeStored("session", METHOD_KEY, type);
    found.choose(type);
  };
  const fulfilment = offer?.type === "pickup" ? "store" : "door";
  const delivery: Delivery = { ...found, offer, choose };
  return { delivery, fulfilment, forget: () => removeStored("session", METHOD_KEY) } as const;
}
