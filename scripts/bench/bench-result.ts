import type { PaintFigures, VisitFigures } from "./browser";
import type { InteractionFigures } from "./interactions";
import type { LoadFigures } from "./load";
import type { LoginFigures } from "./login";
import type { PageTapFigures } from "./page-taps";
import type { SiteFigures } from "./proc-figures";

export interface Result {
  goal: string;
  limit: number;
  found: number | undefined;
  met: boolean;
}

export interface StartFigures {
  /** The site is already built and the data folder is empty: the database is created, migrated and seeded. */
  coldMs: number;
  warmMs: number;
  /** The start after the site and its database were ended by kill -9. Results before 26 November 2026 have none. */
  killedMs?: number;
  atRest: SiteFigures | undefined;
}

export interface LoadLine extends LoadFigures {
  /** CPU time per request of the site and PostgreSQL together, as a multiple of the baseline's. */
  multiple: number | null;
}

export interface BenchResult {
  at: string;
  commit: string;
  quick: boolean;
  machine: { cpu: string; cores: number; memoryGb: number; platform: string; node: string };
  starts: StartFigures | undefined;
  load: LoadLine[];
  login?: LoginFigures | undefined;
  visits: VisitFigures[];
  paints: PaintFigures[];
  taps: PageTapFigures[];
  interactions: InteractionFigures[];
  results: Result[];
}
