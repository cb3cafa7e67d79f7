// Storage may be full or completely denied: then reads return nothing, writes are skipped, and no page fails.
type Area = "local" | "session";

function area(name: Area): Storage {
  return name === "local" ? window.localStorage : window.sessionStorage;
}

/** The stored text of a key; null when there is none or storage cannot be read. */
export function readStored(name: Area, key: string): string | null {
  try {
    return area(name).getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text. @returns false when storage is full or denied */
export function writeStored(name: Area, key: string, value: string): boolean {
  try {
    area(name).setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Deletes a key, if storage can be reached. */
export function removeStored(name: Area, key: string): void {
  try {
    area(name).removeItem(key);
  } catch {
    // Nothing could be stored either, so there is nothing to delete.
  }
}
