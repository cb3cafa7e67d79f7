import type { ValueAddedServiceRow } from "@/backend/db/queries/subscriber-services/value-added-service-queries";
import { filterServices } from "@/backend/domain/value-added-services/service-list-rules";

const service = (id: string, category: string, change: Partial<ValueAddedServiceRow> = {}): ValueAddedServiceRow => ({
  id,
  category,
  categoryLabels: { en: `the ${category}`, bn: `বিভাগ ${category}` },
  names: { en: `name-${id}`, bn: `নাম-${id}` },
  summaries: { en: `summary-${id}`, bn: `সারাংশ-${id}` },
  terms: { en: `terms-${id}`, bn: `শর্ত-${id}` },
  pricePoisha: 100,
  period: "day",
  startCode: `*${id}*1#`,
  stopCode: `*${id}*2#`,
  words: `words-${id}`,
  ...change,
});
const tune = service("101", "music");
const news = service("102", "news", { stopCode: null });
const songs = service("103", "music");
const rows = [tune, news, songs];

test("lists all services without a filter, and counts them for each category", () => {
  expect(filterServices(rows, { text: null, category: null })).toEqual({
    services: rows,
    categories: [
      { key: "music", labels: tune.categoryLabels, count: 2 },
      { key: "news", labels: news.categoryLabels, count: 1 },
    ],
  });
});

test("filters by category, and keeps the counts of all categories", () => {
  const { services, categories } = filterServices(rows, { text: null, category: "music" });
  expect(services).toEqual([tune, songs]);
  expect(categories.map(({ key, count }) => [key, count])).toEqual([
    ["music", 2],
    ["news", 1],
  ]);
});

test("filters list and counts by text, and keeps a category without a match with the count 0", () => {
  const { services, categories } = filterServices(rows, { text: "name-103", category: null });
  expect(services).toEqual([songs]);
  expect(categories.map(({ key, count }) => [key, count])).toEqual([
    ["music", 1],
    ["news", 0],
  ]);
  expect(filterServices(rows, { text: "name-103", category: "news" }).services).toEqual([]);
});

test.each(["name-101", "নাম-101", "summary-101", "সারাংশ-101", "terms-101", "শর্ত-101", "words-101", "*101*1#", "*101*2#"])(
  "finds a service by %s",
  (text) => {
    expect(filterServices(rows, { text, category: null }).services).toEqual([tune]);
  },
);

test("does not find a service by a missing stop code, and finds nothing for an unknown text", () => {
  const found = (text: string) => filterServices(rows, { text, category: null }).services;
  expect(found("null")).toEqual([]);
  expect(found("*102*2#")).toEqual([]);
  expect(found("stryker")).toEqual([]);
});

test("finds a service by the sound of its Bengali name", () => {
  const headlines = service("104", "news", { names: { en: "Headlines", bn: "খবর" } });
  expect(filterServices([tune, headlines], { text: "khobor", category: null }).services).toEqual([headlines]);
});
