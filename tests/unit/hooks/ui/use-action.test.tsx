import { act, renderHook } from "@testing-library/react";
import { useAction } from "@/hooks/ui/use-action";
import { ApiError } from "@/services/api/api-error";
import { deferred } from "@/tests/support/screens/fake-api";

const FAILURE = "The work failed";
const refusal = new ApiError({ kind: "refused", status: 409, errors: [{ code: "in-stock", message: "" }] });

/** Runs the work once. @returns the state after it, and the logged messages */
async function outcomeOf(work: () => Promise<void>, isHandled?: (error: unknown) => boolean) {
  const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const { result } = renderHook(() => useAction(FAILURE, work, isHandled));
  expect(result.current.state).toBe("idle");
  await act(() => result.current.run());
  return { state: result.current.state, logged: log.mock.calls.map(([message]) => message), result };
}

test("work that succeeds is done", async () => {
  expect(await outcomeOf(async () => undefined)).toMatchObject({ state: "done", logged: [] });
});

test("a failure is logged, a refusal is not, and a handled error returns to idle", async () => {
  const gone = () => Promise.reject(new Error("The network is gone"));
  expect(await outcomeOf(gone)).toMatchObject({ state: "failed", logged: [FAILURE] });
  jest.restoreAllMocks();
  expect(await outcomeOf(() => Promise.reject(refusal))).toMatchObject({ state: "failed", logged: [] });
  expect(await outcomeOf(gone, () => true)).toMatchObject({ state: "idle", logged: [] });
});

test("a second call while the work runs does nothing, even before the next render", async () => {
  const { promise, resolve } = deferred<void>();
  const work = jest.fn(() => promise);
  const { result } = renderHook(() => useAction(FAILURE, work));
  const { run } = result.current;
  act(() => {
    void run();
    void run();
    result.current.reset();
  });
  expect(work).toHaveBeenCalledTimes(1);
  expect(result.current.state).toBe("busy");
  await act(async () => resolve());
  expect(result.current.state).toBe("done");
  act(() => result.current.reset());
  expect(result.current.state).toBe("idle");
  await act(() => result.current.run());
  expect(work).toHaveBeenCalledTimes(2);
});
