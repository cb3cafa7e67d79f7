import { readKinds } from "@/backend/domain/data-import/import-kinds";

const forms = { texts: { en: ["text"], bn: ["text"] } };
const problemOf = () => null;

it("reads fields with their types, columns and rules", () => {
  const kinds = readKinds(
    {
      $forms: forms,
      "star-offers": {
        $order: "position",
        code: "key text -> offer_code",
        price: "taka",
        "terms?": "texts",
        "days?": [{ day: "number", "note?": "text" }],
      },
      settings: { $table: "shop_settings", $fixed: { id: 1 }, "limit?": "taka -> most_poisha" },
    },
    { settings: { limit: { problemOf } } },
  );
  expect(kinds).toEqual({
    "star-offers": {
      table: "star_offers",
      key: ["offer_code"],
      lineColumn: "position",
      fields: {
        code: { type: "text", required: true, column: "offer_code" },
        price: { type: "taka", required: true, column: "price_poisha" },
        terms: { type: forms.texts },
        days: { type: [{ day: "number", "note?": "text" }] },
      },
    },
    settings: {
      table: "shop_settings",
      key: [],
      fixed: { id: 1 },
      fields: { limit: { type: "taka", column: "most_poisha", problemOf } },
    },
  });
});

it.each([
  ["an unknown type", { price: "tka" }, 'kind-fields.json, packs, price: has no type in "tka"'],
  ["a type with other words in the text", { price: "taka or text" }, 'packs, price: has no type in "taka or text"'],
  ["the name of a property of every object", { price: "constructor" }, 'packs, price: has no type in "constructor"'],
  ["a form with an unknown type", { "terms?": [{ en: "txt" }] }, 'packs, terms?: has no type in [{"en":"txt"}]'],
  ["a list of two shapes", { terms: ["text", "text"] }, 'packs, terms: has no type in ["text","text"]'],
  ["a name with a capital letter", { wasPrice: "taka" }, "packs, wasPrice: is not a field name"],
  ["an unknown setting", { $tabel: "packs" }, "packs, $tabel: is not a field name"],
])("refuses %s and reports kind and field", (_, fields, message) => {
  expect(() => readKinds({ packs: { id: "key text", ...fields } }, {})).toThrow(message);
});

it("refuses a kind without a key field", () => {
  expect(() => readKinds({ packs: { id: "text" } }, {})).toThrow("kind-fields.json, packs: has no key");
});

it.each(["packs", "offers"])("refuses a rule of %s for an unknown field", (kind) => {
  const read = () => readKinds({ packs: { id: "key text" } }, { [kind]: { link: { problemOf } } });
  expect(read).toThrow(`kind-fields.json, ${kind}, link: has a rule but is not a field`);
});
