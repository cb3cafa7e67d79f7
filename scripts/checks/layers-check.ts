import { type Import, listImports } from "./imports";
import type { Finding, HouseCheck } from "./source-tree";

interface Layer {
  /** Layers whose code this layer may import. Its own code is always allowed. */
  readonly uses: readonly string[];
  /** Layers of which this layer may also import types. */
  readonly names?: readonly string[];
}

/**
 * The direction of imports: pages -> components -> hooks -> context -> services -> contract <- http -> domain -> db. A
 * hook with one user is a file beside that component (components/orders/use-reorder.ts) and counts as a hook. View
 * models are types of the services and reach a component through a hook, so a component may import them. The contract
 * has the terms of both halves (a payment method, an error code): the layers behind it may import those types too, but
 * none of its code.
 */
const LAYERS: Readonly<Record<string, Layer>> = {
  pages: {
    uses: ["components", "hooks beside components", "hooks", "context", "services", "utils", "styles"],
    names: ["contract"],
  },
  components: { uses: ["hooks beside components", "hooks", "utils", "styles"], names: ["context", "services"] },
  "hooks beside components": {
    uses: ["hooks", "context", "services", "utils"],
    names: ["components"],
  },
  hooks: { uses: ["context", "services", "utils"] },
  context: { uses: ["services", "utils"] },
  services: { uses: ["contract", "utils"] },
  utils: { uses: [], names: ["contract"] },
  styles: { uses: [] },
  contract: { uses: [] },
  http: { uses: ["contract", "domain", "utils", "styles", "env"], names: ["db"] },
  domain: { uses: ["db", "utils"], names: ["contract"] },
  db: { uses: ["utils", "env"], names: ["contract"] },
  env: { uses: ["utils"] },
};

const HOOK_BESIDE_COMPONENT = /^components\/.+\/use-[a-z0-9-]+\.tsx?$/;

/**
 * The database client distinguishes an outage from a mistake; http maps the two. Queries and tables may not be
 * imported.
 */
const EXCEPTIONS: ReadonlySet<string> = new Set(["http -> backend/db/client.ts"]);

/**
 * Folders of which each subfolder is a feature. The named subfolders are shared: each may be used by those after it
 * and by every feature. Files beside the subfolders ("") are shared as well.
 */
const FEATURE_FOLDERS: Readonly<Record<string, readonly string[]>> = {
  components: ["", "ui", "layout"],
  context: [""],
  "backend/domain": ["", "ports", "codes", "devices", "numbers", "extras"],
};

/** Views of pages that show several features: they may import every feature, and only pages import them. */
const PAGE_VIEWS = "components/pages/";

/** A domain function may import another feature's rules, which are pure, but no other function of its. */
const PURE_RULES = /^backend\/domain\/.*-rules\.ts$/;

/** These files join site and backend. All other files of the site use the backend only through its contract. */
const COMPOSITION =
  /^(server\.ts$|server\/|scripts\/|tools\/|tests\/|bench\/|backend\/app\.ts$)|^[a-z.-]+\.(ts|mjs|js)$/;

/** Files that no layer may import: those that join the layers, and every part of the backend that is not a layer. */
const COMPOSED = /^(server\.ts$|server\/|scripts\/|tools\/|tests\/|bench\/|backend\/)/;

/** Imports between the layers go in one direction only (docs/ARCHITECTURE.md#the-layers). */
export const layersCheck: HouseCheck = {
  name: "layers",
  rule: "pages -> components -> hooks -> context -> services -> contract <- http -> domain -> db; utils and styles are leaves",
  run(tree) {
    return listImports(tree).flatMap((entry): Finding[] => {
      const message = COMPOSITION.test(entry.from) ? undefined : objectionTo(entry);
      return message === undefined ? [] : [{ file: entry.from, line: entry.line, message }];
    });
  },
};

function objectionTo({ from: file, target, typeOnly }: Import): string | undefined {
  const from = layerOf(file);
  if (target === undefined || from === undefined) return undefined;
  const to = layerOf(target);
  if (to === undefined)
    return COMPOSED.test(target) ? `${from} must not import ${target}, which joins the parts` : undefined;
  const layer = LAYERS[from];
  if (from === to || layer?.uses.includes(to) || EXCEPTIONS.has(`${from} -> ${target}`)) return undefined;
  if (layer?.names?.includes(to)) {
    return typeOnly ? undefined : `${from} may name the types of ${to} (import type) and must not run ${target}`;
  }
  const allowed = layer?.uses.length ? `${from} uses ${layer.uses.join(", ")}` : `${from} imports no other layer`;
  return `${from} must not import ${to} (${target}): ${allowed}`;
}

/** Features never import each other; they meet in a page or in its view under components/pages (docs/ARCHITECTURE.md#where-to-put-something-new). */
export const featuresCheck: HouseCheck = {
  name: "features",
  rule: "features never import each other; they meet in a page, through props and slots",
  run(tree) {
    return listImports(tree).flatMap((entry): Finding[] => {
      if (entry.target === undefined || entry.from.startsWith(PAGE_VIEWS)) return [];
      const from = featureOf(entry.from);
      const to = featureOf(entry.target);
      if (from === undefined || to === undefined) return [];
      if (from.folder !== to.folder || from.name === to.name) return [];
      if (rankOf(to) < rankOf(from) || PURE_RULES.test(entry.target)) return [];
      const message = `${from.name || from.folder} must not import ${to.name || to.folder} (${entry.target}): let the page join them through props and slots`;
      return [{ file: entry.from, line: entry.line, message }];
    });
  },
};

interface Feature {
  readonly folder: string;
  readonly name: string;
}

/** The rank of a subfolder: shared subfolders in the order of the list, below every feature. */
function rankOf({ folder, name }: Feature): number {
  const shared = FEATURE_FOLDERS[folder] ?? [];
  return shared.includes(name) ? shared.indexOf(name) : shared.length;
}

function layerOf(path: string): string | undefined {
  if (HOOK_BESIDE_COMPONENT.test(path)) return "hooks beside components";
  if (/^backend\/env(-[a-z]+)?\.ts$/.test(path)) return "env";
  const parts = path.split("/");
  const name = parts[0] === "backend" ? parts[1] : parts[0];
  if (parts.length === 1 || name === undefined || name.includes(".")) return undefined;
  return name in LAYERS ? name : undefined;
}

function featureOf(path: string): Feature | undefined {
  const folder = Object.keys(FEATURE_FOLDERS).find((candidate) => path.startsWith(`${candidate}/`));
  if (folder === undefined) return undefined;
  const rest = path.slice(folder.length + 1).split("/");
  return { folder, name: rest.length > 1 ? (rest[0] ?? "") : "" };
}
