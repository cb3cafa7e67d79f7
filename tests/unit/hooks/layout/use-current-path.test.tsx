import { renderHook } from "@testing-library/react";
import { RouterContext } from "next/dist/shared/lib/router-context.shared-runtime";
import type { NextRouter } from "next/router";
import type { ReactNode } from "react";
import { useCurrentPath } from "@/hooks/layout/use-current-path";

const pathAt = (asPath: string, pathname = "/about") => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RouterContext.Provider value={{ asPath, pathname } as NextRouter}>{children}</RouterContext.Provider>
  );
  return renderHook(() => useCurrentPath(), { wrapper }).result.current;
};

test.each([
  ["/about?page=2#content", "/about?page=2"],
  ["/about?authToken=abc", "/about"],
  ["/about?authToken=abc&page=2", "/about?page=2"],
  ["/about?page=2&authToken=abc#content", "/about?page=2"],
  ["/about?key=a&authToken=abc&page=2", "/about?key=a&page=2"],
])("[TOKEN-02] the path has no token and no fragment: %s", (asPath, path) => {
  expect(pathAt(asPath)).toBe(path);
});

test("a prerendered page has an empty path", () => {
  expect(pathAt("/nothing?authToken=abc", "/404")).toBe("");
});
