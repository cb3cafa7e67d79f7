import type { DeliveryType } from "@/backend/contract/shop/delivery";
import { queryRows, queryValue } from "@/backend/db/queries/statement";
import type { Localized } from "@/backend/db/stored-types";

export interface PlaceRow {
  name: string;
  nameBn: string;
}

export interface PostCodeRow {
  postCode: string;
  postOffice: string;
  postOfficeBn: string;
  thana: string;
  thanaBn: string;
}

interface DeliveryOptionRow {
  type: DeliveryType;
  labels: Localized;
  feePoisha: number;
  daysMin: number;
  daysMax: number;
}

interface DeliveryRow extends DeliveryOptionRow {
  delivered: boolean;
  thanaKnown: boolean;
  restWeekday: number | null;
}

/** Districts by their English name. @param onlyDelivered leaves out districts without delivery */
export const listDistricts = queryRows<PlaceRow, [onlyDelivered: boolean]>(
  "list-districts",
  "select name, name_bn from districts where delivered or not $1 order by name",
);

/** The thanas of a district by their English name; none for an unknown district. */
export const listThanas = queryRows<PlaceRow, [district: string]>(
  "list-thanas",
  "select name, name_bn from thanas where district = $1 order by name",
);

/** The post codes of a district, each with its thana, in the order of the codes. */
export const listPostCodes = queryRows<PostCodeRow, [district: string]>(
  "list-post-codes",
  `select c.post_code, c.post_office, c.post_office_bn, t.name as thana, t.name_bn as thana_bn
   from post_codes c join thanas t on t.district = c.district and t.name = c.thana
   where c.district = $1 order by c.post_code, t.name`,
);

/** The places of a post code, in districts with delivery; several thanas may share one. */
export const listPlacesOfPostCode = queryRows<
  { district: string; thana: string; postOffice: string; postOfficeBn: string },
  [postCode: string]
>(
  "find-post-code",
  `select c.district, c.thana, c.post_office, c.post_office_bn
   from post_codes c join districts d on d.name = c.district and d.delivered
   where c.post_code = $1 order by c.district, c.thana`,
);

/** The English name of a district that is named in either language; null for an unknown one. */
export const findDistrictName = queryValue<string, [name: string]>(
  "find-district-name",
  "select name from districts where $1 in (name, name_bn)",
);

/**
 * SQL for the working days that the printing of a cart takes; 0 if nothing is printed. Needs `shop_settings s`.
 * @param token the statement's parameter or column with the token of the cart, e.g. `$cartToken`
 */
export const printDaysOf = (token: string) => `case when exists (
     select from cart_lines pl join carts pc on pc.token = pl.cart_token and pc.lines_version = pl.version
     where pc.token = ${token} and (pl.options ? 'name' or pl.options ? 'number')) then s.print_days else 0 end`;

/**
 * The delivery options of a district, with the facts of the place; empty for an unknown district.
 * @param to.cartToken the cart whose printing adds to the days; null for goods without a cart
 */
export const listDeliveryOptions = queryRows<
  DeliveryRow,
  [to: { district: string; thana: string | null; cartToken: string | null }]
>(
  "list-delivery-options",
  `select d.delivered, s.rest_weekday, $thana::text is null
       or exists (select from thanas t where t.district = d.name and t.name = $thana) as thana_known, o.type, o.labels,
     o.fee_poisha, o.days_min + extra.days as days_min, o.days_max + extra.days as days_max
   from districts d cross join shop_settings s join delivery_options o on o.zone = d.zone
     cross join lateral (select ${printDaysOf("$cartToken")} as days) extra
   where d.name = $district order by o.position, o.type`,
);
