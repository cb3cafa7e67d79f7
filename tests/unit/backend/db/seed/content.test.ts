import { existsSync } from "node:fs";
import { join } from "node:path";
import { publicId, slug } from "@/backend/contract/fields";
import type { InFull, PressReleaseRow } from "@/backend/db/queries/content/article-queries";
import type { PackRow } from "@/backend/db/queries/subscriber-services/pack-queries";
import type { StarOfferRow, StarTierRow } from "@/backend/db/queries/subscriber-services/star-queries";
import { listFinancialReportRows } from "@/backend/db/seed/financial-reports";
import { dataFiles } from "@/backend/domain/data-import/data-files";
import { dataRows } from "@/tests/support/data-rows";

const BENGALI = /[ঀ-৿]/;
const FOREIGN = /[0-9A-Za-z]/;
const packs = dataRows<PackRow & { popularity: number }>("packs");
const offers = dataRows<StarOfferRow & { position: number }>("star-offers", { redeemBy: "card", position: 0 });
const releases = dataRows<InFull<PressReleaseRow>>("press-releases");
const { definitions } = dataFiles(process.cwd(), new Date());
const reports = listFinancialReportRows(definitions);

describe("the packs", () => {
  it("are more than forty, of every kind, each with a unique id and dial code", () => {
    expect(packs.length).toBeGreaterThanOrEqual(40);
    expect(new Set(packs.map(({ kind }) => kind))).toEqual(new Set(["internet", "bundle", "minutes"]));
    for (const pick of [({ id }: (typeof packs)[number]) => id, ({ dialCode }: (typeof packs)[number]) => dialCode]) {
      expect(new Set(packs.map(pick)).size).toBe(packs.length);
    }
    for (const { id } of packs) expect(publicId.safeParse(id).success).toBe(true);
  });

  it("have unique popularity values", () => {
    expect(new Set(packs.map(({ popularity }) => popularity)).size).toBe(packs.length);
  });

  it("cost whole taka from 14 to 2,499, and less than their was-price", () => {
    const prices = packs.map(({ pricePoisha }) => pricePoisha);
    expect([Math.min(...prices), Math.max(...prices)]).toEqual([1_400, 249_900]);
    for (const { pricePoisha, wasPricePoisha } of packs) {
      expect(pricePoisha % 100).toBe(0);
      expect(wasPricePoisha ?? Number.POSITIVE_INFINITY).toBeGreaterThan(pricePoisha);
    }
  });

  it("cost more with more data if length and use are the same", () => {
    const plain = packs.filter(({ kind, tags, unlimitedData }) => {
      const own = (tags ?? []).some((tag) => ["social", "night", "student"].includes(tag));
      return kind === "internet" && !own && !unlimitedData;
    });
    for (const one of plain) {
      for (const other of plain) {
        if (one.validityHours !== other.validityHours || (one.dataMb ?? 0) >= (other.dataMb ?? 0)) continue;
        expect([one.id, one.pricePoisha < other.pricePoisha]).toEqual([one.id, true]);
      }
    }
  });

  it("have texts in both languages, with Bengali digits in Bengali", () => {
    for (const { titles, terms } of packs) {
      expect(titles.bn).toMatch(BENGALI);
      for (const text of [titles.bn, ...terms.bn]) expect(text).not.toMatch(FOREIGN);
      for (const text of [titles.en, ...terms.en]) expect(text).not.toMatch(BENGALI);
      expect(terms.bn).toHaveLength(terms.en.length);
    }
  });

  it("name the speed of an unlimited pack after its full-speed data", () => {
    const unlimited = packs.find(({ dialCode }) => dialCode === "*121*3023#");
    expect(unlimited?.titles).toEqual({
      en: "Unlimited internet, 30 days",
      bn: "আনলিমিটেড ইন্টারনেট, ৩০ দিন",
    });
    expect(unlimited?.terms.en).toContain("Full speed for the first 150 GB, then up to 2 Mbps until the pack ends.");
  });
});

describe("the star offers", () => {
  it("are sixty or more, of twelve categories and every area, each with a unique id", () => {
    expect(offers.length).toBeGreaterThanOrEqual(60);
    expect(dataRows<{ key: string }>("star-categories")).toHaveLength(12);
    expect(new Set(offers.map(({ id }) => id)).size).toBe(offers.length);
    expect(new Set(offers.map(({ category }) => category))).toEqual(
      new Set(dataRows<{ key: string }>("star-categories").map(({ key }) => key)),
    );
    expect(new Set(offers.map(({ area }) => area))).toEqual(
      new Set(dataRows<{ key: string }>("star-areas").map(({ key }) => key)),
    );
  });

  it("are for a tier and all higher tiers", () => {
    expect(offers.find(({ id }) => id === "udan-lounge")?.tiers).toEqual(["Signature Star", "Platinum Plus"]);
    for (const { tiers } of offers) expect(tiers.at(-1)).toBe("Platinum Plus");
  });

  it("show every category among the first twelve", () => {
    const first = [...offers].sort((one, other) => (one.position ?? 0) - (other.position ?? 0)).slice(0, 12);
    expect(new Set(first.map(({ category }) => category)).size).toBe(12);
  });

  it("name the text message or the code with which they are redeemed", () => {
    for (const { redeemBy, redeemText, redeemTo, howTo } of offers) {
      expect([redeemText !== null, redeemTo !== null]).toEqual([
        redeemBy === "sms" || redeemBy === "code",
        redeemBy === "sms",
      ]);
      if (redeemText) expect(howTo.en).toContain(redeemText);
    }
  });

  it("have branches inside Bangladesh; only nationwide offers have none", () => {
    const branches = dataRows<{ offerId: string; latitude: number; longitude: number }>("star-branches");
    for (const { latitude, longitude } of branches) {
      expect(latitude > 20.5 && latitude < 26.7 && longitude > 88 && longitude < 92.7).toBe(true);
    }
    const placed = new Set(branches.map(({ offerId }) => offerId));
    expect(offers.filter(({ id, area }) => area !== "nationwide" && !placed.has(id))).toEqual([]);
  });

  it("have subscribers in the sandbox whose usage matches their tier", () => {
    const tiers = dataRows<StarTierRow>("star-tiers");
    for (const [index, { msisdn, starTier }] of definitions("subscribers").entries()) {
      const use = dataRows<{ msisdn: string; month: string; usedPoisha: number }>("subscriber-usage").filter(
        (row) => row.msisdn === msisdn && row.month <= "2026-10",
      );
      const mean = use.reduce((sum, { usedPoisha }) => sum + usedPoisha, 0) / use.length;
      expect(tiers[index]?.tier).toBe(starTier);
      expect(mean).toBeGreaterThanOrEqual(tiers[index]?.fromPoisha ?? Number.POSITIVE_INFINITY);
      expect(mean).toBeLessThan(tiers[index + 1]?.fromPoisha ?? Number.POSITIVE_INFINITY);
    }
  });

  it("have texts in both languages", () => {
    for (const { titles, partners, summaries, howTo } of offers) {
      for (const text of [titles, partners, summaries]) {
        expect(text.bn).toMatch(BENGALI);
        expect(text.bn).not.toMatch(FOREIGN);
        expect(text.en).not.toMatch(BENGALI);
      }
      expect(howTo.bn).toMatch(BENGALI);
    }
  });
});

describe("the press releases", () => {
  it("are at least 24, from 2023 to 2026, each with a unique slug and a valid date", () => {
    expect(releases.length).toBeGreaterThanOrEqual(24);
    expect(new Set(releases.map((release) => release.slug)).size).toBe(releases.length);
    for (const release of releases) {
      expect(slug.safeParse(release.slug).success).toBe(true);
      expect(release.publishedOn >= "2023-01-01" && release.publishedOn <= "2026-11-20").toBe(true);
      expect(new Date(`${release.publishedOn}T00:00:00Z`).toISOString().slice(0, 10)).toBe(release.publishedOn);
    }
    const years = new Set(releases.map(({ publishedOn }) => publishedOn.slice(0, 4)));
    expect([...years].sort()).toEqual(["2023", "2024", "2025", "2026"]);
  });

  it.each(releases)("$slug has three to five paragraphs, the same number in both languages", ({ bodies }) => {
    expect(bodies.en.length).toBeGreaterThanOrEqual(3);
    expect(bodies.en.length).toBeLessThanOrEqual(5);
    expect(bodies.bn).toHaveLength(bodies.en.length);
  });

  it.each(releases)("$slug has Bengali texts without Latin letters and digits", ({ titles, summaries, bodies }) => {
    for (const text of [titles.bn, summaries.bn, ...bodies.bn]) {
      expect(text).toMatch(BENGALI);
      expect(text).not.toMatch(FOREIGN);
    }
    for (const text of [titles.en, summaries.en, ...bodies.en]) expect(text).not.toMatch(BENGALI);
  });

  it("show pictures that exist", () => {
    for (const { picture } of releases) {
      expect(existsSync(join(process.cwd(), "public", picture?.src ?? "missing"))).toBe(true);
    }
  });

  it("state the same results as the financial report of that day", () => {
    const results = releases.filter((release) => release.slug.startsWith("results-"));
    expect(results.length).toBeGreaterThanOrEqual(8);
    for (const release of results) {
      const year = /^results-year-(\d{4})$/.exec(release.slug)?.[1];
      const report = reports.find((row) =>
        year === undefined ? row.publishedOn === release.publishedOn : row.id === `${year}-annual`,
      );
      const [revenue, , profit] = report?.figures ?? [];
      for (const lang of ["en", "bn"] as const) {
        const text = [release.titles[lang], ...release.bodies[lang]].join(" ");
        expect(text).toContain(revenue?.value[lang] ?? "a revenue");
        expect(text).toContain(profit?.value[lang] ?? "a profit");
      }
    }
  });
});

describe("the investors' figures", () => {
  it("cover 27 quarters in a row, seven half years and six whole years", () => {
    const quarters = reports.filter(({ type }) => type === "quarterly").map((row) => row.year * 4 + (row.quarter ?? 0));
    expect(quarters).toHaveLength(27);
    for (const [index, quarter] of quarters.entries()) expect(quarter).toBe((quarters[0] ?? 0) + index);
    const yearsOf = (wanted: string) => reports.filter(({ type }) => type === wanted).map(({ year }) => year);
    expect(yearsOf("half-yearly")).toEqual([2020, 2021, 2022, 2023, 2024, 2025, 2026]);
    expect(yearsOf("annual")).toEqual([2020, 2021, 2022, 2023, 2024, 2025]);
  });

  it("add up the quarters to the revenue and profit of the year", () => {
    const crore = (text: string | undefined) => Number((text ?? "").replace(/[^\d]/g, ""));
    for (const annual of reports.filter(({ type }) => type === "annual")) {
      const quarters = reports.filter(({ type, year }) => type === "quarterly" && year === annual.year);
      for (const figure of [0, 2]) {
        const sum = quarters.reduce((total, row) => total + crore(row.figures[figure]?.value.en), 0);
        expect(crore(annual.figures[figure]?.value.en)).toBe(sum);
      }
    }
  });

  it("write a quarter in both languages", () => {
    const row = reports.find(({ id }) => id === "2026-q3");
    expect(row?.titles.bn).toBe("আর্থিক বিবরণী, ২০২৬ সালের তৃতীয় প্রান্তিক");
    expect(row?.figures.map(({ value }) => value.en)).toEqual([
      "Tk 4,418 crore",
      "61.4%",
      "Tk 986 crore",
      "Tk 8.22",
      "88.1 million",
      "56.4 million",
    ]);
    expect(row?.figures.map(({ value }) => value.bn)).toEqual([
      "৪,৪১৮ কোটি টাকা",
      "৬১.৪%",
      "৯৮৬ কোটি টাকা",
      "৮.২২ টাকা",
      "৮.৮১ কোটি",
      "৫.৬৪ কোটি",
    ]);
  });

  it("add up to all shares in each of twelve months", () => {
    const rows = dataRows<{ month: string; shares: number }>("shareholdings");
    const months = [...new Set(rows.map(({ month }) => month))];
    expect(months).toHaveLength(12);
    for (const month of months) {
      const shares = rows.filter((row) => row.month === month).map((row) => row.shares);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(definitions("financial-years").at(-1)?.shares);
      expect(Math.min(...shares)).toBeGreaterThan(0);
    }
  });
});
