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

test("without a filter all services are listed, and each category with its count", () => {
  expect(filterServices(rows, { text: null, category: null })).toEqual({
    services: rows,
    categories: [
      { key: "music", labels: tune.categoryLabels, count: 2 },
      { key: "news", labels: news.categoryLabels, count: 1 },
    ],
  });
});

test("a category narrows the list, and the counts stay as they are without it", () => {
  const { services, categories } = filterServices(rows, { text: null, category: "music" });
  expect(services).toEqual([tune, songs]);
  expect(categories.map(({ key, count }) => [key, count])).toEqual([
    ["music", 2],
    ["news", 1],
  ]);
});

test("a text narrows the list and the counts; a category without a match stays with 0", () => {
  const { services, categories } = filterServices(rows, { text: "name-103", category: null });
  expect(services).toEqual([songs]);
  expect(categories.map(({ key, count }) => [key, count])).toEqual([
    ["music", 1],
    ["news", 0],
  ]);
  expect(filterServices(rows, { text: "name-103", category: "news" }).services).toEqual([]);
});

test.each(["name-101", "নাম-101", "summary-101", "সারাংশ-101", "terms-101", "শর্ত-101", "words-101", "*101*1#", "*101*2#"])(
  "%s is found",
  (text) => {
    expect(filterServices(rows, { text, category: null }).services).toEqual([tune]);
  },
);

test("a service without a stop code is found by none, and what no service has finds nothing", () => {
  const found = (text: string) => filterServices(rows, { text, category: null }).services;
  expect(found("null")).toEqual([]);
  expect(found("*102*2#")).toEqual([]);
  expect(found("stryker")).toEqual([]);
});
