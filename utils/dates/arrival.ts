/** The first and the last day on which an order may arrive, YYYY-MM-DD, and the place. */
export interface Arrival {
  earliest: string;
  latest: string;
  /** In the reader's language. */
  place: string;
}
