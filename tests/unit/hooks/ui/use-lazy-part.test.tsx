import { act, renderHook } from "@testing-library/react";
import { useLazyPart } from "@/hooks/ui/use-lazy-part";

describe("useLazyPart", () => {
  it("loads once for several calls", async () => {
    const load = jest.fn().mockResolvedValue("part");
    const { result } = renderHook(() => useLazyPart(load));
    expect(result.current.part).toBeNull();
    await act(async () => {
      expect(await Promise.all([result.current.loadPart(), result.current.loadPart()])).toEqual([true, true]);
    });
    expect(result.current.part).toBe("part");
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("loads again after a failure", async () => {
    const load = jest.fn().mockRejectedValueOnce(new Error("offline")).mockResolvedValue("part");
    const { result } = renderHook(() => useLazyPart(load));
    await act(async () => {
      expect(await result.current.loadPart()).toBe(false);
      expect(await result.current.loadPart()).toBe(true);
    });
    expect(result.current.part).toBe("part");
  });
});
