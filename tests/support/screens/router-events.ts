import type { NextRouter } from "next/router";

type Handler = Parameters<NextRouter["events"]["on"]>[1];

/** The part of Next's router that emits its events, and a function that makes it emit one. */
export function routerEvents(): { router: NextRouter; emit: NextRouter["events"]["emit"] } {
  const handlers = new Map<string, Set<Handler>>();
  const events: NextRouter["events"] = {
    on: (type, handler) => handlers.set(type, (handlers.get(type) ?? new Set()).add(handler)),
    off: (type, handler) => handlers.get(type)?.delete(handler),
    emit: (type, ...facts) => {
      for (const handler of handlers.get(type) ?? []) handler(...facts);
    },
  };
  return { router: { events } as NextRouter, emit: events.emit };
}
