import { renderHook } from "@testing-library/react";
import { growingPause, usePolling } from "@/hooks/ui/use-polling";

const PAUSE_MS = 2_000;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe("usePolling", () => {
  it("starts no run while the answer of the one before is not there: its late answer would replace a newer one", async () => {
    const answers: (() => void)[] = [];
    renderHook(() => usePolling(PAUSE_MS, () => new Promise((answer) => answers.push(answer))));
    await jest.advanceTimersByTimeAsync(3 * PAUSE_MS);
    expect(answers).toHaveLength(1);
    answers[0]?.();
    await jest.advanceTimersByTimeAsync(PAUSE_MS);
    expect(answers).toHaveLength(2);
  });

  it("tells a run whether its answer is still needed", async () => {
    let isNeeded = () => false;
    const poll = async (isCurrent: () => boolean) => {
      isNeeded = isCurrent;
    };
    const { unmount } = renderHook(() => usePolling(PAUSE_MS, poll));
    await jest.advanceTimersByTimeAsync(PAUSE_MS);
    expect(isNeeded()).toBe(true);
    unmount();
    expect(isNeeded()).toBe(false);
  });
});

test.each([
  [0, 2_000],
  [9, 2_000],
  [10, 5_000],
  [45, 5_000],
  [46, 20_000],
])("after %i look-ups, a waiting page pauses for %i ms", (lookups, pause) => {
  expect(growingPause(lookups)).toBe(pause);
});
