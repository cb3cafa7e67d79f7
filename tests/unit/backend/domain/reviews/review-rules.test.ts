import { dataFiles } from "@/backend/domain/data-import/data-files";
import { languageOfText, maskName, reviewConcerns, tidyText } from "@/backend/domain/reviews/review-rules";

describe("reviewConcerns", () => {
  it.each([
    ["https://cheap.example/phone", ["link"]],
    ["see http://cheap.example/phone", ["link"]],
    ["see www.cheap.example", ["link"]],
    ["buy at shop-bazar.com instead", ["link"]],
    ["write to me@mail.example", ["link"]],
    ["call 01712-345678", ["number"]],
    ["কল করুন ০১৭১২ ৩৪ ৫৬ ৭৮", ["number"]],
    ["০১৭১১১২৩৪৫৬", ["number"]],
    ["call ０１７１１１２３４５６", ["number"]],
    ["call ٠١٧١١١٢٣٤٥٦", ["number"]],
    ["call ०१७१११२३४५६", ["number"]],
    ["call 0\u200b1\u200b7\u200d1\u20601\u00ad1\ufeff2\u200b3456", ["number"]],
    ["call 017/111/23/456", ["number"]],
    ["call 017,111,23,456", ["number"]],
    ["call +88 : 017 * 111 * 23 * 456", ["number"]],
    ["call 0️⃣1️⃣7️⃣1️⃣1️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣", ["number"]],
    ["see evil․com", ["link"]],
    ["see evil。com", ["link"]],
    ["see ｅｖｉｌ．ｃｏｍ", ["link"]],
    ["see e\u200bvil.c\u200bom", ["link"]],
    ["see evil dot com", ["link"]],
    ["see evil (dot) com", ["link"]],
    ["see evil   dot   com", ["link"]],
    ["see 9 dot com", ["link"]],
    ["see evil(dot)com", ["link"]],
    ["see evil ( dot ) com", ["link"]],
    ["দেখুন ইভিল ডট কম", ["link"]],
    ["দেখুন আলো ডট কম", ["link"]],
    ["order 123456789 arrived", ["number"]],
    ["call 88017/111/23/456", ["number"]],
    ["call 8/8017/111/23/456", ["number"]],
    ["What a BASTARD of a rider", ["abuse"]],
    ["kutta rider", ["abuse"]],
    ["শালার রাইডার", ["abuse"]],
    ["bitch, see t.co or call +8801712345678", ["link", "number", "abuse"]],
  ])('finds the concerns in "%s"', (text, concerns) => {
    expect(reviewConcerns("A title", text)).toEqual(concerns);
  });

  it.each([
    "5,000 mAh and 120 Hz for Tk 34,990, bought on 20.11.2026",
    "Good. Not great.But ok",
    "I passed it to my aunt in Sylhet.",
    "শালিক পাখির ছবি ভালো আসে",
    "Two days on 1 charge, 8/256 GB, IP52",
    "Tk 12,990, was 14,990, 5,000 mAh, 2024/2025/2026",
    "Bought on 20/11/2026, 8/256 GB, 6.7 inch, 1080 x 2400, 120/90/60 Hz",
    "Model SM-A556E/DS 2026, 50+12+5 MP, f/1.8, 0.64 µm; 10/10, 5/5",
    "The 0.1 s shutter: 1,000 shots, 2,000 more, 30,000 in all",
    "লাল ডট কমলা হয়, আর ডট কমিয়ে দেখা যায়",
    ": dot com",
    "It has 01 port, 0 1 2 cables",
    "The red dot in the camera, then the dot on the screen. Come and see",
    "দাম ১২,৯৯০ টাকা, আগে ১৪,৯৯০; ব্যাটারি ৫,০০০ mAh, ২০২৬ সালে কেনা",
    "র‍্যাম ৮/২৫৬। In my hand it is fine",
  ])('finds no concern in "%s"', (text) => {
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
])("masks the name %s as %s", (name, shown) => {
  expect(maskName(name)).toBe(shown);
});

it.each([
  ["Good phone", "en"],
  ["ভালো ফোন", "bn"],
  ["ব্যাটারি ভালো, camera average", "en"],
  ["ক্যামেরা একদম ভালো না, তবে battery ঠিক আছে", "bn"],
  ["10/10", "en"],
])('detects the language of "%s" as %s', (text, language) => {
  expect(languageOfText(text)).toBe(language);
});

it("keeps paragraphs and removes superfluous white space", () => {
  expect(tidyText("  One \t two\r\n\r\n\r\n\n three  ")).toBe("One two\n\nthree");
  expect(tidyText("One\rtwo \nthree")).toBe("One\ntwo\nthree");
});

it("finds no concern in the reviews of the seed", () => {
  const reviews = dataFiles(process.cwd(), new Date()).definitions("reviews");
  expect(reviews.length).toBeGreaterThan(100);
  expect(reviews.filter(({ title, body }) => reviewConcerns(title, body).length > 0)).toEqual([]);
});
