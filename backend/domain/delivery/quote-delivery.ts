import type { DeliveryType } from "@/backend/contract/shop/delivery";
import { listDeliveryOptions } from "@/backend/db/queries/catalog/place-queries";
import { deliveryWindow } from "@/backend/domain/delivery/delivery-rules";
import type { DomainContext } from "@/backend/domain/domain-context";
import { DomainError } from "@/backend/domain/domain-error";

export type QuotedOption = Awaited<ReturnType<typeof quoteDelivery>>["chosen"];

/**
 * The options, fees and days of delivery to a district (API-SHOP-13; CONST-20 and -21).
 * @param input with a cart's token, the days for its printing are added
 * @returns all options, and the requested one (`regular` without a request)
 * @throws DomainError `district-not-found`, `thana-mismatch`, `delivery-option-not-available`
 */
export async function quoteDelivery(
  { db, now }: Pick<DomainContext, "db" | "now">,
  input: { district: string; thana: string | null; type: DeliveryType | null; cartToken?: string | null },
) {
  const { district, thana, cartToken = null } = input;
  const rows = await listDeliveryOptions(db.pool, { district, thana, cartToken });
  const [place] = rows;
  if (place === undefined) throw new DomainError("district-not-found", { field: "district" });
  if (!place.thanaKnown) throw new DomainError("thana-mismatch", { field: "area" });
  if (!place.delivered) throw new DomainError("delivery-option-not-available", { field: "district" });

  const moment = now();
  const options = rows.map((row) => ({
    type: row.type,
    labels: row.labels,
    feePoisha: row.feePoisha,
    ...deliveryWindow(moment, row, place.restWeekday),
  }));
  const chosen = options.find((option) => option.type === (input.type ?? "regular"));
  if (chosen === undefined) throw new DomainError("delivery-option-not-available", { field: "type" });
  return { options, chosen };
}
