import { analyticsEvents, type EventDefinition, type PropertyKind } from "@/utils/analytics/analytics-events";
import type { HouseCheck } from "./source-tree";

const FILE = "docs/events.md";
const VOCABULARY = "utils/analytics/analytics-events.ts";

/** docs/events.md must match the vocabulary of events. A tree without a vocabulary needs no events.md. */
export const eventsCheck: HouseCheck = {
  name: "events",
  rule: "docs/events.md says what the vocabulary of events says",
  run(tree) {
    if (!tree.has(VOCABULARY)) return [];
    const current = tree.files.find((file) => file.path === FILE)?.text;
    if (current === renderEvents()) return [];
    return [{ file: FILE, line: 0, message: "is not current: npx tsx scripts/check-house.ts --write-events" }];
  },
};

const KINDS: Readonly<Record<Extract<PropertyKind, string>, string>> = {
  text: "text",
  number: "number",
  flag: "true or false",
  items: "list of cart lines",
};

const kindOf = (kind: PropertyKind) =>
  typeof kind === "string" ? KINDS[kind] : kind.map((word) => `\`${word}\``).join(", ");

/** The text of docs/events.md, generated from the vocabulary. */
export function renderEvents(): string {
  const definitions: Readonly<Record<string, EventDefinition>> = analyticsEvents;
  const sections = Object.entries(definitions).flatMap(([name, { means, properties }]) => {
    const rows = Object.entries(properties).map(
      ([property, { is, means: text }]) => `| \`${property}\` | ${kindOf(is)} | ${text} |`,
    );
    const table =
      rows.length === 0 ? ["No properties of its own."] : ["| Property | Value | Meaning |", "|---|---|---|", ...rows];
    return [`## ${name}`, "", means, "", ...table, ""];
  });
  return `${[
    "# Events",
    "",
    "What the site sends to the analytics service, and nothing else (docs/decisions/28). This file is written from",
    `\`${VOCABULARY}\` by \`npx tsx scripts/check-house.ts --write-events\`; \`npm run verify\` fails when it is not current.`,
    "",
    "Every event also carries, as far as the session has them: `utm_campaign`, `utm_content`, `utm_medium`, `utm_others`,",
    "`utm_source`, `utm_term` and `platform_name`. An event that waited carries its `time` in milliseconds.",
    "No event carries a name, a phone number, a code or an address of a page with its query.",
    "",
    ...sections,
  ]
    .join("\n")
    .trimEnd()}\n`;
}
