import { seedDatabase } from "@/backend/db/seed/seed";
import { dataFiles } from "@/backend/domain/data-import/data-files";
import { importData } from "@/backend/domain/data-import/import-data";
import { importCatalogue } from "@/backend/domain/data-import/transfer-catalogue";
import type { TestDatabase } from "@/tests/support/servers/database";
import { ESIM_TOKEN, type ImitatedEsims, imitateEsims } from "@/tests/support/servers/esim-system";
import { type LocalServer, serve } from "@/tests/support/servers/local-server";
import { SAFE_PRODUCTION } from "@/tests/support/servers/production";
import { type ImitatedGateway, imitateSslcommerz, sslcommerzVariables } from "@/tests/support/servers/sslcommerz";
import { simSkus } from "@/utils/sims/sim-skus";

/** Imitations of the operator's three systems on this machine. */
export interface Systems {
  esims: ImitatedEsims;
  payments: ImitatedGateway;
  sms: LocalServer & { readonly sent: { to: string; text: string }[] };
  /** A complete set of safe variables for a site that uses these systems. */
  variables(databaseUrl: string): Record<string, string>;
  close(): Promise<void>;
}

/** Starts them. */
export async function imitateSystems(): Promise<Systems> {
  const [esims, payments] = await Promise.all([imitateEsims(), imitateSslcommerz()]);
  const sent: { to: string; text: string }[] = [];
  const server = await serve(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    sent.push(JSON.parse(Buffer.concat(chunks).toString()));
    response.end("accepted");
  });
  return {
    esims,
    payments,
    sms: { ...server, sent },
    variables: (databaseUrl) => ({
      ...SAFE_PRODUCTION,
      ...sslcommerzVariables(payments.address),
      DATABASE_URL: databaseUrl,
      SMS_HTTP_URL: `${server.address}/send`,
      ESIM_HTTP_URL: esims.address,
      ESIM_HTTP_TOKEN: ESIM_TOKEN,
      ESIM_HTTP_TIMEOUT_MS: "500",
      PAYMENT_ASK_AFTER_SECONDS: "1",
      RECONCILE_PAUSE_SECONDS: "1",
      RATE_CLIENT_READS_PER_MINUTE: "1000000",
      RATE_CLIENT_WRITES_PER_MINUTE: "1000000",
    }),
    close: async () => {
      await Promise.all([esims.close(), payments.close(), server.close()]);
    },
  };
}

const TEXTS = JSON.stringify({
  description: "d",
  highlights: [],
  specifications: [],
  inTheBox: [],
  questions: [],
  warranty: "w",
});
const PICTURES = JSON.stringify([
  { src: "/images/kit/sim/esim-card.svg", width: 600, height: 760, alt: { en: "eSIM", bn: "ই-সিম" } },
]);
const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** The first data of an operator that sells eSIMs: places, a brand, the prepaid eSIM, and free numbers. */
export async function importFirstEsims(db: TestDatabase, numbers: number): Promise<void> {
  await seedDatabase(db, "facts", dataFiles(process.cwd(), new Date()));
  const catalogue = [
    "record,id,category,brand,product,title_en,title_bn,summary_en,summary_bn,five_g,released_on,listed_at,popularity,published,texts_en,texts_bn,colour,colour_hex,price,stock,position,pictures",
    "brand,own-network,,,,Our network,,,,,,,,,,,,,,,1,",
    `product,prepaid-sim,sim,own-network,,Prepaid SIM,প্রিপেইড সিম,Pay first,আগে রিচার্জ,no,2026-01-01,2026-01-01T00:00:00Z,0,yes,${cell(TEXTS)},${cell(TEXTS)},,,,,,`,
    `variant,${simSkus.prepaid.esim},,,prepaid-sim,eSIM,ই-সিম,,,,,,,,,,esim,#0a5cff,200,1000,1,${cell(PICTURES)}`,
  ];
  const { problems } = await importCatalogue({ db }, catalogue.join("\n"), { dryRun: false });
  if (problems.length > 0) throw new Error(JSON.stringify(problems));
  const rows = Array.from({ length: numbers }, (_, index) => `0171${String(2_000_000 + index * 37)},regular,0,Dhaka`);
  const text = ["msisdn,number_class,price,zone", ...rows].join("\n");
  const answer = await importData({ db }, { kind: "sim-numbers", name: "numbers.csv", text, dryRun: false });
  if (answer.problems.length > 0) throw new Error(JSON.stringify(answer.problems));
}
