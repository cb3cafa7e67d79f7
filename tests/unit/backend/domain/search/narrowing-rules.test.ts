import { type Narrowing, narrowHits } from "@/backend/domain/search/narrowing-rules";

const hit = (name: string, brand: string, taka: number, inStock = true) => ({
  name,
  brand: { slug: brand.toLowerCase(), name: brand },
  pricePoisha: taka * 100,
  inStock,
});
const found = [
  hit("one", "Oskavi", 30_000),
  hit("two", "Padmiro", 10_000),
  hit("three", "Oskavi", 20_000, false),
  hit("four", "Surma", 20_000),
];
const all: Narrowing = { brands: [], minPoisha: null, maxPoisha: null, onlyInStock: false, sort: "relevance" };
const named = (narrowing: Partial<Narrowing>) =>
  narrowHits(found, { ...all, ...narrowing }).hits.map(({ name }) => name);

it("keeps the order of the search without a sort", () => {
  expect(named({})).toEqual(["one", "two", "three", "four"]);
});

it("sorts by price in both directions, and equal prices by relevance", () => {
  expect(named({ sort: "price-low" })).toEqual(["two", "three", "four", "one"]);
  expect(named({ sort: "price-high" })).toEqual(["one", "three", "four", "two"]);
});

it("filters by several brands, by a price range including its limits, and by stock", () => {
  expect(named({ brands: ["oskavi", "surma"] })).toEqual(["one", "three", "four"]);
  expect(named({ minPoisha: 2_000_000, maxPoisha: 3_000_000 })).toEqual(["one", "three", "four"]);
  expect(named({ onlyInStock: true })).toEqual(["one", "two", "four"]);
  expect(named({ brands: ["oskavi"], onlyInStock: true, maxPoisha: 2_500_000 })).toEqual([]);
});

it("counts the products of each brand with all other filters applied", () => {
  const { brands } = narrowHits(found, { ...all, brands: ["surma"], onlyInStock: true });
  expect(brands).toEqual([
    { value: "oskavi", label: "Oskavi", count: 1 },
    { value: "padmiro", label: "Padmiro", count: 1 },
    { value: "surma", label: "Surma", count: 1 },
  ]);
});

it("keeps a selected brand with the count 0 if the other filters leave none of its products", () => {
  const { brands } = narrowHits(found, { ...all, brands: ["oskavi"], maxPoisha: 1_500_000 });
  expect(brands).toEqual([
    { value: "padmiro", label: "Padmiro", count: 1 },
    { value: "oskavi", label: "Oskavi", count: 0 },
  ]);
});

it("returns the number in stock and the price range, with the other filters applied", () => {
  const narrowed = narrowHits(found, { ...all, brands: ["oskavi"], maxPoisha: 2_500_000 });
  expect(narrowed).toMatchObject({ inStock: 0, minPoisha: 2_000_000, maxPoisha: 3_000_000 });
});

it("lists a product without a brand, but not when a brand is selected", () => {
  const stray = { ...hit("stray", "X", 5), brand: null };
  expect(narrowHits([stray], all)).toMatchObject({ hits: [stray], brands: [] });
  expect(narrowHits([stray], { ...all, brands: ["x"] }).hits).toEqual([]);
});

it("returns a price range of 0 without products", () => {
  expect(narrowHits([], all)).toMatchObject({ hits: [], minPoisha: 0, maxPoisha: 0 });
});
