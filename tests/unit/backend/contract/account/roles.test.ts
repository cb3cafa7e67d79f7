import { userInfo } from "@/backend/contract/account/login";
import { allCalls } from "@/backend/contract/all-calls";

it("[LOGIN-41] a caller is not logged in, logged in, or a partner's server; users have no further roles", () => {
  expect(new Set(allCalls.map(({ authority }) => authority))).toEqual(new Set(["none", "session", "partner"]));
  expect(Object.keys(userInfo.shape).sort()).toEqual([
    "channelName",
    "msisdn",
    "show_footer",
    "show_header",
    "star_status",
  ]);
});
