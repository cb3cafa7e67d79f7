import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { useLazyPart } from "@/hooks/ui/use-lazy-part";
import { TranslatorProvider } from "@/hooks/ui/use-texts";
import { type Language, translatorFor } from "@/utils/text/translations";

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

  it("loads the texts of the other language when the language changes, and renders the same part again", async () => {
    const load = jest.fn().mockResolvedValue("part");
    let language: Language = "bn";
    let renders = 0;
    const { result, rerender } = renderHook(
      () => {
        renders += 1;
        return useLazyPart(load);
      },
      {
        wrapper: ({ children }: { children: ReactNode }) => (
          <TranslatorProvider value={translatorFor(language, {})}>{children}</TranslatorProvider>
        ),
      },
    );
    await act(() => result.current.loadPart());
    language = "en";
    rerender();
    const before = renders;
    await act(async () => {});
    expect(load.mock.calls).toEqual([["bn"], ["en"]]);
    expect(renders).toBeGreaterThan(before);
    expect(result.current.part).toBe("part");
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
