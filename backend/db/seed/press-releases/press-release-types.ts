/** One language of a press release; the first paragraph carries the news, the last what comes next. */
export interface ReleaseText {
  title: string;
  summary: string;
  body: readonly string[];
}

/** A press release as its year's file writes it. The company speaks as "we": the brand is configuration. */
export interface ReleaseDefinition {
  slug: string;
  /** ISO day. */
  on: string;
  /** A picture of the kit. */
  picture: string;
  en: ReleaseText;
  bn: ReleaseText;
}
