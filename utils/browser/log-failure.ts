/** Logs to the browser's console a failure that the customer does not need to see (ERR-05). */
export function logFailure(message: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: this is the log of a browser, and its only way in
  console.error(message, error);
}
