/** Files that one process receives at the same time. Each takes little memory: a piece, and a part of a film. */
const MAX_AT_ONCE = 16;
/** How many of them one client may send, and one network that many people share. */
const MAX_OF_CLIENT = 2;
const MAX_OF_SHARED = 8;

let receiving = 0;
const ofNetworks = new Map<string, number>();

/** The sender of a file. */
export interface Uploader {
  readonly network: string;
  /** True when many people share the network. */
  readonly isShared: boolean;
}

/**
 * Takes a slot for an upload, so that neither many uploads nor one network with slow uploads delay the others.
 * @returns a function that frees the slot; null when no slot is free
 */
export function takeUploadSlot({ network, isShared }: Uploader): (() => void) | null {
  const own = ofNetworks.get(network) ?? 0;
  if (receiving >= MAX_AT_ONCE || own >= (isShared ? MAX_OF_SHARED : MAX_OF_CLIENT)) return null;
  receiving += 1;
  ofNetworks.set(network, own + 1);
  return () => {
    receiving -= 1;
    const left = (ofNetworks.get(network) ?? 1) - 1;
    if (left === 0) ofNetworks.delete(network);
    else ofNetworks.set(network, left);
  };
}
