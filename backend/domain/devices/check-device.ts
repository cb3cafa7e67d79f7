import { findDeviceByTac, findDevicesByName } from "@/backend/db/queries/account/device-queries";
import type { DbContext } from "@/backend/domain/domain-context";
import { DomainError } from "@/backend/domain/domain-error";
import { readDevice } from "@/utils/numbers/imei";

/**
 * Looks a phone up by its model, its IMEI or its type allocation code (feature 19). Only the first eight digits of an
 * IMEI are used; the rest is neither stored nor sent.
 * @param text the text as typed; an IMEI may have spaces and Bengali digits
 * @returns the phone, null when none or more than one matches; similar names are suggestions
 * @throws DomainError `imei-wrong` for an IMEI with a wrong check digit
 */
export async function checkDevice({ db }: DbContext, text: string) {
  const typed = readDevice(text);
  if (typed.kind === "wrong-imei") throw new DomainError("imei-wrong", { field: "device" });
  if (typed.kind === "code") return { device: await findDeviceByTac(db.pool, typed.tac), similar: [] };
  const search = typed.name.toLowerCase().replace(/[^a-z0-9]/g, "");
  if (search.length < 2) return { device: null, similar: [] };
  const found = await findDevicesByName(db.pool, search);
  const [first] = found;
  const isOne = first !== undefined && (found.length === 1 || first.search === search);
  return { device: isOne ? first : null, similar: isOne ? [] : found.map(({ name }) => name) };
}
