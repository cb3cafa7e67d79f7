import { isSameSecret } from "@/backend/domain/codes/code-secrets";
import { HttpRefusal } from "@/backend/http/errors/refusal";
import { isAtThisMachine } from "@/backend/http/requests/at-this-machine";
import type { PageRequest, RequestContext } from "@/backend/http/requests/route";

/**
 * Allows only testers to see the sandbox: a caller on this machine, or one with SANDBOX_KEY.
 * @throws HttpRefusal in production, and for everyone else
 */
export function requireTester({ env }: RequestContext, request: PageRequest): void {
  if (env.siteMode === "production") throw new HttpRefusal("call-not-found");
  const key = request.headers.get("x-sandbox-key");
  const mayTest = key !== null && env.sandboxKey !== "" ? isSameSecret(key, env.sandboxKey) : isAtThisMachine(request);
  if (!mayTest) throw new HttpRefusal("forbidden");
}
