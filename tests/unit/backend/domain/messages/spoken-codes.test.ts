import { spokenCode } from "@/backend/domain/messages/spoken-codes";

describe("the text of a voice call with a code", () => {
  it("contains the code digit by digit, twice, in the digits of the language", () => {
    expect(spokenCode("en", "0427").match(/0, 4, 2, 7/g)).toHaveLength(2);
    expect(spokenCode("bn", "0427").match(/০, ৪, ২, ৭/g)).toHaveLength(2);
  });

  it("asks in both languages to keep the code secret", () => {
    expect(spokenCode("en", "0427")).toContain("Never share it with anyone");
    expect(spokenCode("bn", "0427")).toContain("কাউকে বলবেন না");
  });
});
