import { endCodes } from "@/backend/domain/codes/end-codes";
import { listSandboxSms } from "@/backend/domain/messages/sandbox-messages";
import { requireTester } from "@/backend/http/docs/tester";
import { HttpRefusal, jsonResponse } from "@/backend/http/errors/refusal";
import { escapeHtml, htmlPage, htmlResponse } from "@/backend/http/requests/html";
import type { PageRequest, PageRoute, RequestContext } from "@/backend/http/requests/route";
import { normaliseMsisdn } from "@/utils/numbers/msisdn";

/**
 * The sandbox's messages for testers, as data and as a page to keep open beside the shop (docs/interfaces.md#modes),
 * and a call that makes a number's codes expire at once.
 */
export const messagesPages: readonly PageRoute[] = [
  {
    method: "GET",
    path: "/api/sandbox/messages",
    handle: async (context, request) => {
      const messages = await readMessages(context, request);
      return jsonResponse({ data: messages }, 200, context.requestId);
    },
  },
  {
    method: "POST",
    path: "/api/sandbox/end-codes",
    handle: async (context, request) => {
      requireTester(context, request);
      const msisdn = normaliseMsisdn(request.query.get("msisdn") ?? "");
      if (msisdn === null) throw new HttpRefusal("msisdn-invalid", { field: "msisdn" });
      const ended = await endCodes(context, context.env.codePepper, msisdn);
      return jsonResponse({ data: { ended } }, 200, context.requestId);
    },
  },
  {
    method: "GET",
    path: "/sandbox/messages",
    handle: async (context, request) => messagesPage(await readMessages(context, request), context.colourMode),
  },
];

type Messages = Awaited<ReturnType<typeof listSandboxSms>>;

async function readMessages(context: RequestContext, request: PageRequest): Promise<Messages> {
  requireTester(context, request);
  const typed = request.query.get("msisdn");
  if (typed === null || typed === "") return listSandboxSms(context.db, null);
  const msisdn = normaliseMsisdn(typed);
  if (msisdn === null) throw new HttpRefusal("msisdn-invalid", { field: "msisdn" });
  return listSandboxSms(context.db, msisdn);
}

const style = `
  :root { font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 52rem; margin: 2rem auto; padding: 0 1rem; }
  form { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; margin: 1rem 0; }
  input, button { font: inherit; padding: .4rem .7rem; min-height: 2.75rem; }
  li { list-style: none; border: 1px solid; border-radius: .5rem; padding: .75rem 1rem; margin: .75rem 0; }
  ul { padding: 0; }
  p { margin: .25rem 0; overflow-wrap: anywhere; }
  .code { font-size: 1.5rem; letter-spacing: .2em; font-variant-numeric: tabular-nums; }`;

const KINDS = { sms: "SMS", voice: "Voice call", push: "Push message" } as const;

function messagesPage(messages: Messages, mode: RequestContext["colourMode"]): Response {
  const items = messages.map(
    (message) => `<li>
      <p><strong>${escapeHtml(message.msisdn)}</strong> · ${KINDS[message.kind]} · ${escapeHtml(message.purpose)} ·
        <time datetime="${message.sentAt.toISOString()}">${message.sentAt.toISOString()}</time></p>
      ${message.code === null ? "" : `<p class="code">${escapeHtml(message.code)}</p>`}
      <p>${escapeHtml(message.text)}</p>
    </li>`,
  );
  const body = `  <main>
    <h1>Sandbox messages</h1>
    <p>Texts, voice calls and push messages that would have gone to phones and browsers, newest first. Reload the page for newer ones.</p>
    <form method="get"><label for="msisdn">Only to this number</label>
      <input id="msisdn" name="msisdn" inputmode="tel" autocomplete="off"><button>Show</button></form>
    ${items.length === 0 ? "<p>Nothing was sent yet.</p>" : `<ul>${items.join("\n")}</ul>`}
  </main>`;
  return htmlResponse(htmlPage({ title: "Sandbox messages", style, body, mode }));
}
