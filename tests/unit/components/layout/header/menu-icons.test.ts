import icons from "@/components/layout/header/menu-icons.json";
import menu from "@/utils/menu/menu.json";

/** The ids in a part of the menu, at any depth. */
function idsIn(part: unknown): string[] {
  if (typeof part !== "object" || part === null) return [];
  const own = "id" in part && typeof part.id === "string" ? [part.id] : [];
  return [...own, ...Object.values(part).flatMap(idsIn)];
}

describe("the icons of the menus", () => {
  test("every entry with an icon has a drawing, and every drawing is used", () => {
    expect([...new Set(Object.values(icons.entries))].sort()).toEqual(Object.keys(icons.outlines).sort());
  });

  test("every entry with an icon is in the menu", () => {
    const known = new Set(idsIn(menu));
    expect(Object.keys(icons.entries).filter((id) => !known.has(id))).toEqual([]);
  });
});
