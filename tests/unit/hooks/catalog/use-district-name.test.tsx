import { renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { ApiProvider } from "@/context/api-context";
import { useDistrictName } from "@/hooks/catalog/use-district-name";
import { TranslatorProvider } from "@/hooks/ui/use-texts";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { type Language, translatorFor } from "@/utils/text/translations";

it("names a district in the language of the page, also after the language has changed", async () => {
  const api = fakeApi({
    getDemographyPageDistricts: () => ({ status: true, data: [{ name: "Sylhet", label: "সিলেট" }] }),
  });
  let language: Language = "bn";
  const wrapper = ({ children }: { children: ReactNode }) => (
    <TranslatorProvider value={translatorFor(language, {})}>
      <ApiProvider value={api}>{children}</ApiProvider>
    </TranslatorProvider>
  );
  const { result, rerender } = renderHook(() => useDistrictName("Sylhet"), { wrapper });
  await waitFor(() => expect(result.current).toBe("সিলেট"));
  language = "en";
  rerender();
  expect(result.current).toBe("Sylhet");
});
