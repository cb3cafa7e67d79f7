import type { CallName } from "@/backend/contract/paths";

/**
 * Answers a call of the contract inside this process: the backend's `fetch`, stored here by server.ts.
 * @param visitor the connection of the visitor on whose behalf the site calls; absent for the site's own calls, which
 *   no budget counts
 */
type Dispatch = (request: Request, visitor?: VisitorConnection | PageVisitor) => Promise<Response>;

/** The part of a visitor's connection that the backend reads. */
interface VisitorConnection {
  incoming: { socket: { remoteAddress: string } };
}

/** The address of the visitor of a page. The page's call is not counted, only what it asks of another system. */
interface PageVisitor {
  visitor: string;
}

/** The field of another system's answer that does not fit the contract; null when all fit. Stored by server.ts, too. */
type ContractMismatch = (name: CallName, answer: unknown) => string | null;

declare global {
  var dispatch: Dispatch | undefined;
  var contractMismatch: ContractMismatch | undefined;
}

/**
 * The entry to the embedded backend. It is stored on globalThis, because server.ts and Next's bundles have separate
 * module instances.
 * @throws Error when the site runs without server.ts, which connects site and backend
 */
export function getDispatch(): Dispatch {
  const dispatch = globalThis.dispatch;
  if (dispatch === undefined) throw new Error("No backend in this process: start the site with `npm start`");
  return dispatch;
}
