import { languageOfText, maskName, reviewConcerns, tidyText } from "@/backend/domain/reviews/review-rules";

describe("what somebody reads first", () => {
  it.each([
    ["https://cheap.example/phone", ["link"]],
    ["see http://cheap.example/phone", ["link"]],
    ["see www.cheap.example", ["link"]],
    ["buy at shop-bazar.com instead", ["link"]],
    ["write to me@mail.example", ["link"]],
    ["call 01712-345678", ["number"]],
    ["কল করুন ০১৭১২ ৩৪ ৫৬ ৭৮", ["number"]],
    ["What a BASTARD of a rider", ["abuse"]],
    ["kutta rider", ["abuse"]],
    ["শালার রাইডার", ["abuse"]],
    ["bitch, see t.co or call +8801712345678", ["link", "number", "abuse"]],
  ])("%s", (text, concerns) => {
    expect(reviewConcerns("A title", text)).toEqual(concerns);
  });

  it.each([
    "5,000 mAh and 120 Hz for Tk 34,990, bought on 20.11.2026",
    "Good. Not great.But ok",
    "I passed it to my aunt in Sylhet.",
    "শালিক পাখির ছবি ভালো আসে",
    "Two days on 1 charge, 8/256 GB, IP52",
  ])("not %s", (text) => {
    expect(reviewConcerns(text)).toEqual([]);
  });
});

it.each([
  ["Nusrat Jahan Akter", "Nusrat A."],
  ["  nusrat   jahan ", "nusrat J."],
  ["Nusrat", "Nusrat"],
  ["Md. Rahim Uddin", "Md. Rahim U."],
  ["মোঃ রহিম উদ্দিন", "মোঃ রহিম উ."],
  ["নুসরাত জাহান", "নুসরাত জ."],
  ["Hamd Rahim Uddin", "Hamd U."],
  ["Mdrahim Karim Uddin", "Mdrahim U."],
  ["Md.", "Md."],
  [`${"A".repeat(30)} Begum`, `${"A".repeat(24)} B.`],
  ["Rakib 01712345678", "Rakib"],
  ["<b>Rakib</b> Hasan", "bRakibb H."],
  ["12345", null],
])("shows the name %s as %s", (name, shown) => {
  expect(maskName(name)).toBe(shown);
});

it.each([
  ["Good phone", "en"],
  ["ভালো ফোন", "bn"],
  ["ব্যাটারি ভালো, camera average", "en"],
  ["ক্যামেরা একদম ভালো না, তবে battery ঠিক আছে", "bn"],
  ["10/10", "en"],
])("takes %s for %s", (text, language) => {
  expect(languageOfText(text)).toBe(language);
});

it("keeps paragraphs and drops what only takes room", () => {
  expect(tidyText("  One \t two\r\n\r\n\r\n\n three  ")).toBe("One two\n\nthree");
  expect(tidyText("One\rtwo \nthree")).toBe("One\ntwo\nthree");
});
