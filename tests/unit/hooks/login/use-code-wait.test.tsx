import { act, renderHook } from "@testing-library/react";
import { useCodeWait } from "@/hooks/login/use-code-wait";

const SENT = 1_700_000_000_000;
beforeEach(() => jest.useFakeTimers({ now: SENT }));
afterEach(() => jest.useRealTimers());

const waitAfter = (passed: number) => {
  const { result } = renderHook(() => useCodeWait(SENT));
  act(() => {
    jest.setSystemTime(SENT + passed - 1_000);
    jest.advanceTimersByTime(1_000);
  });
  return result.current;
};

test("the wait is thirty seconds at once after a code was sent, and none before", () => {
  expect(renderHook(() => useCodeWait(SENT)).result.current).toBe(30);
  expect(renderHook(() => useCodeWait(0)).result.current).toBe(0);
});

test.each([
  [1_000, 29],
  [28_999, 2],
  [29_001, 1],
  [30_000, 0],
  [90_000, 0],
  [-3_600_000, 30],
])("%i ms by the device's clock after a code was sent, %i seconds are left", (passed, left) => {
  expect(waitAfter(passed)).toBe(left);
});

test("the wait starts again with another code, and no timer is left when it is over", () => {
  const { result, rerender } = renderHook(({ sentAt }) => useCodeWait(sentAt), { initialProps: { sentAt: SENT } });
  act(() => jest.advanceTimersByTime(31_000));
  expect([result.current, jest.getTimerCount()]).toEqual([0, 0]);
  rerender({ sentAt: Date.now() });
  expect(result.current).toBe(30);
  act(() => jest.advanceTimersByTime(1_000));
  expect(result.current).toBe(29);
});
