import { nullIf } from "@/services/api/api-error";
import { listAllDistricts, listThanas } from "@/services/checkout/delivery-service";
import { loadContentPage } from "@/services/content/content-page.server";
import type { PageRequest } from "@/services/page/page-props.server";
import { sideSection } from "@/services/page/side-section.server";
import { checkDevice } from "@/services/sims/esim-service";
import { getCoverage } from "@/services/subscriber-services/coverage-service";
import { queryText } from "@/utils/paths/query-value";

export type NetworkChecks = Awaited<ReturnType<typeof loadNetworkPage>>["checks"];

/** The page of 5G, 4G and VoLTE: the content, and the place and phone in the address. */
export async function loadNetworkPage(request: PageRequest) {
  const { api, context, query } = request;
  const place = { district: queryText(query.district, 60), thana: queryText(query.thana, 60) };
  const typed = queryText(query.device, 80);
  const [content, districts, covered, deviceQuery] = await Promise.all([
    loadContentPage(request),
    sideSection(context.res, "districts", () => listAllDistricts(api)),
    place.district.length < 2 ? null : coverageOf(request, place),
    typed === "" ? null : sideSection(context.res, "device check", () => checkDevice(api, typed)),
  ]);
  const checks = {
    /** Null when they could not be loaded. */
    districts,
    /** The thanas of the district in the address. */
    thanas: covered?.thanas ?? [],
    place: covered?.place ?? place,
    /** Null without a place, and for an unknown place name. */
    coverage: covered?.coverage ?? null,
    /** The model or IMEI typed in a form that was sent without script, with the result; null when there is none. */
    deviceQuery: deviceQuery && { typed, ...deviceQuery },
    /** True when that form contained an IMEI with a wrong digit. */
    wrongImei: query.wrong_imei === "1",
  };
  return { ...content, checks };
}

async function coverageOf({ api, context }: PageRequest, { district, thana }: { district: string; thana: string }) {
  const load = async () => {
    const [coverage, thanas] = await Promise.all([
      getCoverage(api, { district, ...(thana.length > 1 && { thana }) }),
      listThanas(api, district),
    ]);
    // The address may have Bengali names; the choices of the form have English ones.
    const place = { district: coverage.district, thana: thana.length > 1 ? (coverage.thanas[0]?.thana ?? "") : "" };
    return { coverage, thanas, place };
  };
  // For an unknown name no coverage is shown; the form says so.
  return sideSection(context.res, "coverage", () => nullIf(load(), ({ kind }) => kind === "refused"));
}
