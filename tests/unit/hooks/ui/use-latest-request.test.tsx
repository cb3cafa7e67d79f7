import { renderHook } from "@testing-library/react";
import { useLatestRequest } from "@/hooks/ui/use-latest-request";

test("a request is the newest until a later one starts, and the function is stable", () => {
  const { result, rerender } = renderHook(() => useLatestRequest());
  const begin = result.current;
  const isFirst = begin();
  expect(isFirst()).toBe(true);
  rerender();
  expect(result.current).toBe(begin);
  const isSecond = result.current();
  expect([isFirst(), isSecond()]).toEqual([false, true]);
});
