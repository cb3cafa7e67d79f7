import { retailerCalls } from "@/backend/contract/subscriber-services/retailer";
import { getRetailer } from "@/backend/domain/retailers/get-retailer";
import { answer, type Route, route } from "@/backend/http/requests/route";
import { maskMsisdn } from "@/utils/numbers/msisdn";

/** The retailer who helps to buy, as the customer sees them: the retailer's number stays masked. */
export const retailerRoutes: readonly Route[] = [
  route(retailerCalls.getRetailerDetails, async (context, { body }) => {
    const retailer = await getRetailer(context, body.retailer_token);
    const isBengali = context.lang === "bn";
    return answer({
      retailer_code: retailer.code,
      name: retailer.names[context.lang],
      district: isBengali ? retailer.districtBn : retailer.district,
      thana: isBengali ? retailer.thanaBn : retailer.thana,
      masked_msisdn: maskMsisdn(retailer.msisdn),
    });
  }),
];
