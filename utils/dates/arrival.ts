/** The days between which an order arrives, YYYY-MM-DD, and where. */
export interface Arrival {
  earliest: string;
  latest: string;
  /** In the reader's language. */
  place: string;
}
