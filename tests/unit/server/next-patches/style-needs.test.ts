import { styleNeeds } from "@/server/next-patches/style-needs";

it("returns the modules whose classes a style sheet contains", () => {
  const css =
    "._1vkIta_footer{color:red}._1vkIta_footer:hover a,.T8-Hba_chip>p{color:red}@media (width>40em){.T8-Hba_chips{gap:0}}";
  expect(styleNeeds(css)).toEqual(["_1vkIta_", "T8-Hba_"]);
});

it("recognizes the keyframes of a module", () => {
  expect(styleNeeds("@keyframes T8-Hba_in{0%{opacity:0}to{opacity:1}}.T8-Hba_chip{animation:T8-Hba_in 1s}")).toEqual([
    "T8-Hba_",
  ]);
});

it.each([
  "p{margin:0}",
  ".T8-Hba_chip,body{margin:0}",
  ":root:has(.T8-Hba_bar){scroll-padding:0}",
  ":is(.T8-Hba_chip,.ypw60q_chips){margin:0}",
  "p:not(.T8-Hba_chip){margin:0}",
  "@font-face{font-family:latin;src:url(a)}",
  "@layer base{.T8-Hba_chip{margin:0}}",
  ".dark{--ink:#fff}",
  "@media print{p{margin:0}}",
  "",
])("returns null for %j, which every page needs", (css) => {
  expect(styleNeeds(css)).toBeNull();
});
