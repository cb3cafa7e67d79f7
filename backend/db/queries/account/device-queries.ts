import { queryRow, queryRows } from "@/backend/db/queries/statement";

/** A phone and its features. */
export interface DeviceRow {
  name: string;
  search: string;
  esim: boolean;
  fourG: boolean;
  fiveG: boolean;
  volte: boolean;
  bands: string[];
}

const DEVICE = "name, search, esim, four_g, five_g, volte, bands";

/** The phone with these first eight digits of an IMEI, or null. */
export const findDeviceByTac = queryRow<DeviceRow, [tac: string]>(
  "find-device-by-tac",
  `select ${DEVICE} from devices where tac = $1 or slug = (select device from device_codes where tac = $1) limit 1`,
);

// The exact name first, then names that begin with the text, then those that contain it; shorter names before longer
// ones.
/** Phones whose name contains a text, best first. @param search only lower-case letters and digits */
export const findDevicesByName = queryRows<DeviceRow, [search: string]>(
  "find-devices-by-name",
  `select ${DEVICE} from devices where search like '%' || $1 || '%'
   order by search <> $1, search not like $1 || '%', length(search), search limit 6`,
);
