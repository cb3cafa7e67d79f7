import { browserWeightCheck, serverFilesCheck } from "./browser-check";
import { citationsCheck } from "./citations-check";
import { coloursCheck } from "./colours-check";
import { decisionsCheck } from "./decisions-check";
import { eventsCheck } from "./events-check";
import { foldersCheck } from "./folders-check";
import { functionsCheck } from "./functions-check";
import { featuresCheck, layersCheck } from "./layers-check";
import { localePairsCheck, localeUseCheck } from "./locales-check";
import { namesCheck } from "./names-check";
import { packagesCheck } from "./packages-check";
import { pagesCheck } from "./pages-check";
import { plainWordsCheck } from "./plain-words-check";
import { retiredTermsCheck } from "./retired-terms-check";
import type { HouseCheck } from "./source-tree";
import { leftoversCheck, machinePathsCheck, registryCheck } from "./text-checks";
import { thirdPartyCheck } from "./third-party-check";
import { wordingCheck } from "./wording-check";

/**
 * Our own rules. Biome checks the others (biome.json): no import cycle, process.env only in the env modules, 350 lines
 * a file, no barrel file, no skipped or focused test.
 */
export const houseChecks: readonly HouseCheck[] = [
  layersCheck,
  featuresCheck,
  foldersCheck,
  pagesCheck,
  functionsCheck,
  packagesCheck,
  serverFilesCheck,
  browserWeightCheck,
  coloursCheck,
  localePairsCheck,
  localeUseCheck,
  wordingCheck,
  namesCheck,
  retiredTermsCheck,
  plainWordsCheck,
  citationsCheck,
  leftoversCheck,
  machinePathsCheck,
  registryCheck,
  thirdPartyCheck,
  eventsCheck,
  decisionsCheck,
];
