import { renderHook } from "@testing-library/react";
import { useNewestQuestion } from "@/hooks/ui/use-newest-question";

test("a question is the newest until a later one begins, and the function stays the same", () => {
  const { result, rerender } = renderHook(() => useNewestQuestion());
  const begin = result.current;
  const isFirst = begin();
  expect(isFirst()).toBe(true);
  rerender();
  expect(result.current).toBe(begin);
  const isSecond = result.current();
  expect([isFirst(), isSecond()]).toEqual([false, true]);
});
