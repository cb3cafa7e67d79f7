/** Answers a request of the contract inside this process: the backend's `fetch`, put here by server.ts. */
export type Dispatch = (request: Request) => Promise<Response>;

declare global {
  var dispatch: Dispatch | undefined;
}

/**
 * The embedded backend's entry. It lives on globalThis because the composition root and Next's bundles have separate
 * module instances.
 * @throws Error when the site runs without server.ts, which joins the two
 */
export function getDispatch(): Dispatch {
  const dispatch = globalThis.dispatch;
  if (dispatch === undefined) throw new Error("No backend in this process: start the site with `npm start`");
  return dispatch;
}
