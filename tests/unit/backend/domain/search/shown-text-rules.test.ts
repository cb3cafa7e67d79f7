import fc from "fast-check";
import { shownText } from "@/backend/domain/search/shown-text-rules";
import { anyCharacter } from "@/tests/support/any-text";

describe("shownText", () => {
  it.each([
    ["  5G   phones ", "5G phones"],
    ["*121*1#", "*121*1#"],
    ["Cox's Bazar, 50% off & more?", "Cox's Bazar, 50% off & more?"],
    ["রিচার্জ অফার", "রিচার্জ অফার"],
    ["৳৫০০ প্যাক", "৳৫০০ প্যাক"],
    ["দাঁড়ি\u200b", "দা\u0981\u09dcি"],
    ["ড\u09bc ঢ\u09bc য\u09bc", "\u09dc \u09dd \u09df"],
    // These joiners decide how a Bengali word is written.
    ["র\u200d\u09cdযাম", "র\u200d\u09cdযাম"],
    ["উদ\u09cd\u200cযাপন", "উদ\u09cd\u200cযাপন"],
    ["caf\u0065\u0301", "cafe\u0301".normalize("NFC")],
  ])("turns %j into %j", (typed, shown) => {
    expect(shownText(typed)).toBe(shown);
  });

  it.each([
    ["a character that reverses the text direction", "\u202eesim", "esim"],
    ["emojis", "esim \u{1f4a9}\u{1f1e7}\u{1f1e9}", "esim"],
    ["a key cap", "1\ufe0f\u20e3", "1"],
    ["invisible letters", "e\u3164s\u115fim", "esim"],
    ["joiners outside of Bengali", "e\u200ds\u200cim", "esim"],
    ["joiners without effect", "র\u200dি\u200dচা", "রিচা"],
    ["more than two marks on a letter", "e\u0324\u0325\u0326\u032dsim", "e\u0324\u0325sim"],
    ["more than two Bengali marks on a letter", "ক\u09be\u0981\u0981\u0981", "ক\u09be\u0981"],
    ["a mark without a letter", "5\u0489\u0301 phones", "5 phones"],
    ["markup and arrows", "<b>esim</b> → ☎", "b esim /b"],
    ["controls and other spaces", "e\u0000sim\u00a0\u3000\n5", "e sim 5"],
  ])("removes %s", (_, typed, shown) => {
    expect(shownText(typed)).toBe(shown);
  });

  it("returns only allowed characters, and does not change its own result", () => {
    const parts = fc.array(
      fc.oneof(
        fc.string({ unit: anyCharacter, maxLength: 4 }),
        fc.constantFrom("র", "\u09cd", "\u200d", "\u200c", "\u09bc", "ড", "e", "\u0301", "\u202e", " ", "\ufe0f", "1"),
      ),
      { maxLength: 20 },
    );
    fc.assert(
      fc.property(parts, (typed) => {
        const shown = shownText(typed.join(""));
        expect(shown).toMatch(/^[\p{L}\p{M}\p{Nd} *#+\-.,'’&/%?৳\u200c\u200d]*$/u);
        expect(shown).not.toMatch(/ {2}|^ | $|\p{M}{3}/u);
        expect(shownText(shown)).toBe(shown);
      }),
      { numRuns: 2_000 },
    );
  });
});
