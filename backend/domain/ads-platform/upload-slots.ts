/** Files that one process receives at the same time, and how many of them one client may send. */
const MAX_AT_ONCE = 4;
const MAX_OF_CLIENT = 2;

let receiving = 0;
const ofClients = new Map<string, number>();

/**
 * Takes a slot for an upload, so that neither many uploads nor one client with slow uploads delay the others.
 * @param client null when there is no limit for the client
 * @returns a function that frees the slot; null when no slot is free
 */
export function takeUploadSlot(client: string | null): (() => void) | null {
  const own = client === null ? 0 : (ofClients.get(client) ?? 0);
  if (receiving >= MAX_AT_ONCE || own >= MAX_OF_CLIENT) return null;
  receiving += 1;
  if (client !== null) ofClients.set(client, own + 1);
  return () => {
    receiving -= 1;
    if (client === null) return;
    const left = (ofClients.get(client) ?? 1) - 1;
    if (left === 0) ofClients.delete(client);
    else ofClients.set(client, left);
  };
}
