import { redirect } from "@/backend/http/requests/html";
import type { PageRequest, PageRoute, RequestContext } from "@/backend/http/requests/route";
import { readDevice } from "@/utils/numbers/imei";
import { localePath } from "@/utils/paths/paths";

const PAGES = ["5g", "gp4g", "volte"];
const LONGEST = 80;

/**
 * The device check for a browser without script. The IMEI is sent in the body and not passed on: the next address has
 * only the model's name or the type allocation code, so that no log and no history has the IMEI.
 */
export const deviceCheckPages: readonly PageRoute[] = [
  { method: "POST", path: "/api/device-check", handle: (context, request) => Promise.resolve(check(context, request)) },
];

function check({ env }: RequestContext, { form }: PageRequest): Response {
  const page = PAGES.find((name) => name === form.get("page")) ?? "5g";
  const back = new URL(env.publicOrigin + localePath(`/${page}`, form.get("lang") === "bn" ? "bn" : "en"));
  const typed = readDevice((form.get("device") ?? "").slice(0, LONGEST));
  if (typed.kind === "wrong-imei") back.searchParams.set("wrong_imei", "1");
  else back.searchParams.set("device", typed.kind === "code" ? typed.tac : typed.name);
  back.hash = "device";
  return redirect(back.href);
}
