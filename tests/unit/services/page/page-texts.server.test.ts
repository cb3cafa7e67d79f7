import { serverSideTranslations } from "next-i18next/pages/serverSideTranslations";
import { getPageTexts } from "@/services/page/page-texts.server";

jest.mock("next-i18next/pages/serverSideTranslations");
const read = jest.mocked(serverSideTranslations);

const texts = { common: { hello: "Hello" } };

it("reads the texts of a page once", async () => {
  read.mockResolvedValue({ _nextI18Next: { initialI18nStore: { en: texts } } } as never);
  expect(await getPageTexts("en", ["common"])).toEqual(texts);
  expect(await getPageTexts("en", ["common"])).toEqual(texts);
  expect(read).toHaveBeenCalledTimes(1);
});

it("reads them again after an error", async () => {
  read.mockRejectedValueOnce(new Error("too many open files"));
  read.mockResolvedValue({ _nextI18Next: { initialI18nStore: { bn: texts } } } as never);
  await expect(getPageTexts("bn", ["common"])).rejects.toThrow("too many open files");
  expect(await getPageTexts("bn", ["common"])).toEqual(texts);
});
