import type { CallName } from "@/backend/contract/paths";
import account from "@/backend/http/docs/examples/account.json";
import content from "@/backend/http/docs/examples/content.json";
import shop from "@/backend/http/docs/examples/shop.json";
import sims from "@/backend/http/docs/examples/sims.json";
import subscriberServices from "@/backend/http/docs/examples/subscriber-services.json";

interface CallExample {
  readonly body?: unknown;
  readonly answer: unknown;
}

/** A payload and an answer of a call, for the documentation. A test parses each with the call's contract. */
export const callExamples: Readonly<Partial<Record<CallName, CallExample>>> = {
  ...account,
  ...content,
  ...shop,
  ...sims,
  ...subscriberServices,
};
