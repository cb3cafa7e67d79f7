import { fillPlaceholders } from "@/utils/text/placeholders";

const fillings = { brand: "R&B <1>", "link.roaming": "https://roaming.example" };
const fill = <Value>(value: Value) => fillPlaceholders(value, fillings, new Set(["body"]));

it("replaces the placeholders in every text of a nested value", () => {
  expect(fill({ name: "{{brand}}", list: [{ text: "By {{brand}}, {{brand}}" }], count: 3, none: null })).toEqual({
    name: "R&B <1>",
    list: [{ text: "By R&B <1>, R&B <1>" }],
    count: 3,
    none: null,
  });
});

it("escapes the value in an HTML field", () => {
  expect(fill({ body: '<a href="{{link.roaming}}">{{brand}}</a>' })).toEqual({
    body: '<a href="https://roaming.example">R&amp;B &lt;1&gt;</a>',
  });
});

it("keeps an unknown placeholder", () => {
  expect(fill("{{nobody}} {{constructor}} {brand}")).toBe("{{nobody}} {{constructor}} {brand}");
});
