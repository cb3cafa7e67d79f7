import { join } from "node:path";
import { z } from "zod";
import { EventLog, type LoggedEvent } from "@/backend/domain/events/event-log";
import type { BackendEnv } from "@/backend/env";
import { requireTester } from "@/backend/http/docs/tester";
import { HttpRefusal, jsonResponse } from "@/backend/http/errors/refusal";
import { escapeHtml, htmlPage, htmlResponse } from "@/backend/http/requests/html";
import type { PageRequest, PageRoute, RequestContext } from "@/backend/http/requests/route";
import { eventProblems } from "@/utils/analytics/analytics-check";
import { readJson } from "@/utils/text/json-fields";

const MAX_SHOWN = 200;
const REFRESH_SECONDS = "2";
/** The limit for one event. An event about a full cart is shorter. */
const MAX_EVENT_CHARACTERS = 16_384;

/** Twice the capacity of the site's event queue, because the previous page may have left a full queue too. */
const MAX_BEACON_EVENTS = 100;

const collected = z
  .array(
    z.strictObject({
      at: z.iso.datetime(),
      name: z.string().min(1).max(64),
      properties: z.record(z.string().max(64), z.unknown()),
      visitor: z.string().max(200),
    }),
  )
  .min(1)
  .max(20);

/** Events that a page sends when the visitor leaves it, in Mixpanel's form (services/analytics/mixpanel-beacon.ts). */
const beaconed = z
  .array(
    z.strictObject({
      event: z.string().min(1).max(64),
      properties: z
        .object({
          time: z.number().int().min(0).max(8.64e15),
          $user_id: z.string().max(200).default(""),
          token: z.unknown(),
          distinct_id: z.unknown(),
          $device_id: z.unknown(),
          $insert_id: z.unknown(),
        })
        .catchall(z.unknown())
        .transform(({ time, $user_id, token, distinct_id, $device_id, $insert_id, ...properties }) => ({
          at: new Date(time).toISOString(),
          visitor: $user_id,
          properties,
        })),
    }),
  )
  .min(1)
  .max(MAX_BEACON_EVENTS);

/**
 * The local collector of events: ANALYTICS_DRIVER=collector sends them here, and testers read them beside the site
 * (docs/decisions/28). Not in production.
 */
export function eventsPages(env: Pick<BackendEnv, "dataDir">): readonly PageRoute[] {
  const log = new EventLog(join(env.dataDir, "events"));
  return [
    { method: "POST", path: "/api/sandbox/events", handle: (context, request) => collect(log, context, request) },
    { method: "POST", path: "/api/sandbox/track/", handle: (context, request) => collectBeacon(log, context, request) },
    {
      method: "GET",
      path: "/api/sandbox/events",
      handle: async (context, request) =>
        jsonResponse({ data: await read(log, context, request) }, 200, context.requestId),
    },
    {
      method: "GET",
      path: "/sandbox/events",
      handle: async (context, request) => {
        const isLive = request.query.get("live") !== "off";
        const events = await read(log, context, request);
        const shown = { isLive, name: request.query.get("name") ?? "", mode: context.colourMode };
        const html = eventsPage(events, shown);
        return htmlResponse(html, isLive ? { refresh: REFRESH_SECONDS } : {});
      },
    },
  ];
}

function requireCollector({ env }: RequestContext): void {
  const isOpen = env.siteMode !== "production" && env.analyticsDriver === "collector";
  if (!isOpen) throw new HttpRefusal("call-not-found");
}

async function collect(log: EventLog, context: RequestContext, { form }: PageRequest): Promise<Response> {
  requireCollector(context);
  const events = collected.safeParse(readJson(form.get("events")));
  if (!events.success) throw new HttpRefusal("invalid-input", { field: "events" });
  return save(log, context, events.data);
}

async function collectBeacon(log: EventLog, context: RequestContext, { form }: PageRequest): Promise<Response> {
  requireCollector(context);
  const events = beaconed.safeParse(readJson(form.get("data")));
  if (!events.success) throw new HttpRefusal("invalid-input", { field: "data" });
  return save(
    log,
    context,
    events.data.map(({ event, properties }) => ({ name: event, ...properties })),
  );
}

/** Stores what a browser sends; an event that the vocabulary does not allow is stored with its problems. */
async function save(log: EventLog, context: RequestContext, events: z.infer<typeof collected>): Promise<Response> {
  const isLong = events.some((event) => JSON.stringify(event).length > MAX_EVENT_CHARACTERS);
  if (isLong) throw new HttpRefusal("body-too-large");
  await log.append(events.map((event) => ({ ...event, problems: eventProblems(event.name, event.properties) })));
  return jsonResponse({ data: { kept: events.length } }, 200, context.requestId);
}

async function read(log: EventLog, context: RequestContext, request: PageRequest): Promise<LoggedEvent[]> {
  requireTester(context, request);
  const name = request.query.get("name") ?? "";
  const events = await log.newest(MAX_SHOWN);
  return name === "" ? events : events.filter((event) => event.name === name);
}

const style = `
  :root { font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
  form { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; margin: 1rem 0; }
  input, button { font: inherit; padding: .4rem .7rem; min-height: 2.75rem; max-width: 100%; }
  ul { padding: 0; }
  li { list-style: none; border: 1px solid; border-radius: .5rem; padding: .75rem 1rem; margin: .75rem 0; }
  li.wrong { border-width: 4px; }
  p { margin: .25rem 0; overflow-wrap: anywhere; }
  pre { margin: .5rem 0 0; white-space: pre-wrap; overflow-wrap: anywhere; }`;

interface Shown {
  isLive: boolean;
  /** Only events of this name; empty for all. */
  name: string;
  mode: RequestContext["colourMode"];
}

function eventsPage(events: readonly LoggedEvent[], { isLive, name, mode }: Shown): string {
  const items = events.map(({ at, name, visitor, properties, problems }) => {
    const who = visitor === "" ? "nobody identified" : visitor;
    return `<li${problems.length > 0 ? ' class="wrong"' : ""}>
      <p><strong>${escapeHtml(name)}</strong> · <time datetime="${escapeHtml(at)}">${escapeHtml(at)}</time> · ${escapeHtml(who)}</p>
      ${problems.map((problem) => `<p><strong>Not in the vocabulary:</strong> ${escapeHtml(problem)}</p>`).join("")}
      <pre>${escapeHtml(JSON.stringify(properties, null, 2))}</pre>
    </li>`;
  });
  const live = new URLSearchParams({ ...(name !== "" && { name }), ...(isLive && { live: "off" }) }).toString();
  const body = `  <main>
    <h1>Sandbox events</h1>
    <p>What the site counts with ANALYTICS_DRIVER=collector, newest first, ${MAX_SHOWN} at most.
      ${isLive ? "The page reloads every two seconds." : "The page is paused."}
      <a href="/sandbox/events${live === "" ? "" : `?${escapeHtml(live)}`}">${isLive ? "Pause" : "Show live"}</a></p>
    <form method="get"><label for="name">Only events named</label>
      <input id="name" name="name" autocomplete="off" value="${escapeHtml(name)}"><button>Show</button></form>
    ${items.length === 0 ? "<p>No events have been collected yet.</p>" : `<ul>${items.join("\n")}</ul>`}
  </main>`;
  return htmlPage({ title: "Sandbox events", style, body, mode });
}
