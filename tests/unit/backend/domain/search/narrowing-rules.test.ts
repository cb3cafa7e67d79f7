import { type Narrowing, narrowHits } from "@/backend/domain/search/narrowing-rules";

const hit = (name: string, brand: string, taka: number, inStock = true) => ({
  name,
  brand: { slug: brand.toLowerCase(), name: brand },
  pricePoisha: String(taka * 100),
  inStock,
});
const found = [
  hit("one", "Oskavi", 30_000),
  hit("two", "Padmiro", 10_000),
  hit("three", "Oskavi", 20_000, false),
  hit("four", "Surma", 20_000),
];
const all: Narrowing = { brands: [], leastPoisha: null, mostPoisha: null, onlyInStock: false, sort: "relevance" };
const named = (narrowing: Partial<Narrowing>) =>
  narrowHits(found, { ...all, ...narrowing }).hits.map(({ name }) => name);

it("keeps the order of the search where none is asked for", () => {
  expect(named({})).toEqual(["one", "two", "three", "four"]);
});

it("orders by price both ways, the better hit first between equals", () => {
  expect(named({ sort: "price-low" })).toEqual(["two", "three", "four", "one"]);
  expect(named({ sort: "price-high" })).toEqual(["one", "three", "four", "two"]);
});

it("narrows by several brands, by price with its limits, and by stock", () => {
  expect(named({ brands: ["oskavi", "surma"] })).toEqual(["one", "three", "four"]);
  expect(named({ leastPoisha: 2_000_000, mostPoisha: 3_000_000 })).toEqual(["one", "three", "four"]);
  expect(named({ onlyInStock: true })).toEqual(["one", "two", "four"]);
  expect(named({ brands: ["oskavi"], onlyInStock: true, mostPoisha: 2_500_000 })).toEqual([]);
});

it("counts what each brand would have with the other filters, so that a second one can be added", () => {
  const { brands } = narrowHits(found, { ...all, brands: ["surma"], onlyInStock: true });
  expect(brands).toEqual([
    { value: "oskavi", label: "Oskavi", count: 1 },
    { value: "padmiro", label: "Padmiro", count: 1 },
    { value: "surma", label: "Surma", count: 1 },
  ]);
});

it("keeps a chosen brand with its name where the other filters leave nothing of it", () => {
  const { brands } = narrowHits(found, { ...all, brands: ["oskavi"], mostPoisha: 1_500_000 });
  expect(brands).toEqual([
    { value: "padmiro", label: "Padmiro", count: 1 },
    { value: "oskavi", label: "Oskavi", count: 0 },
  ]);
});

it("counts what is in stock, and the prices that there are, with the other filters", () => {
  const narrowed = narrowHits(found, { ...all, brands: ["oskavi"], mostPoisha: 2_500_000 });
  expect(narrowed).toMatchObject({ inStock: 0, leastPoisha: 2_000_000, mostPoisha: 3_000_000 });
});

it("a product of no known brand is in the whole list and in none of a brand", () => {
  const stray = { ...hit("stray", "X", 5), brand: null };
  expect(narrowHits([stray], all)).toMatchObject({ hits: [stray], brands: [] });
  expect(narrowHits([stray], { ...all, brands: ["x"] }).hits).toEqual([]);
});

it("nothing found has no prices", () => {
  expect(narrowHits([], all)).toMatchObject({ hits: [], leastPoisha: 0, mostPoisha: 0 });
});
