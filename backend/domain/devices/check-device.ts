import { type DeviceRow, findDeviceByTac, findDevicesByName } from "@/backend/db/queries/device-queries";
import type { DomainContext } from "@/backend/domain/domain-context";
import { anyDigitsToAscii } from "@/utils/msisdn";

/** What a text says of a phone; null when it names none, or more than one. */
export interface CheckedDevice {
  device: DeviceRow | null;
  /** Names that may have been meant. */
  similar: string[];
}

/**
 * Looks a phone up by its model or its IMEI (BEYOND 19).
 * @param text as somebody typed it; an IMEI may have spaces and Bengali digits
 */
export async function checkDevice({ db }: Pick<DomainContext, "db">, text: string): Promise<CheckedDevice> {
  const ascii = anyDigitsToAscii(text);
  const imei = ascii.replace(/[\s/-]/g, "");
  if (/^\d{14,16}$/.test(imei)) return { device: await findDeviceByTac(db.pool, imei.slice(0, 8)), similar: [] };
  const search = ascii.toLowerCase().replace(/[^a-z0-9]/g, "");
  if (search.length < 2) return { device: null, similar: [] };
  const found = await findDevicesByName(db.pool, search);
  const [first] = found;
  const isOne = first !== undefined && (found.length === 1 || first.search === search);
  return { device: isOne ? first : null, similar: isOne ? [] : found.map(({ name }) => name) };
}
