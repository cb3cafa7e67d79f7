import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { useLazyPart } from "@/hooks/ui/use-lazy-part";
import { TranslatorProvider } from "@/hooks/ui/use-texts";
import { translatorFor } from "@/utils/text/translations";

const wrapper = ({ children }: { children: ReactNode }) => (
  <TranslatorProvider value={translatorFor("bn", {})}>{children}</TranslatorProvider>
);

describe("useLazyPart", () => {
  it("loads once for several calls, in the language of the page", async () => {
    const load = jest.fn().mockResolvedValue("part");
    const { result } = renderHook(() => useLazyPart(load), { wrapper });
    expect(result.current.part).toBeNull();
    await act(async () => {
      expect(await Promise.all([result.current.loadPart(), result.current.loadPart()])).toEqual([true, true]);
    });
    expect(result.current.part).toBe("part");
    expect(load.mock.calls).toEqual([["bn"]]);
  });

  it("loads again after a failure", async () => {
    const load = jest.fn().mockRejectedValueOnce(new Error("offline")).mockResolvedValue("part");
    const { result } = renderHook(() => useLazyPart(load), { wrapper });
    await act(async () => {
      expect(await result.current.loadPart()).toBe(false);
      expect(await result.current.loadPart()).toBe(true);
    });
    expect(result.current.part).toBe("part");
  });
});
