import { useEffect } from "react";

/** Prints in the light colours, whatever the page's colour mode is: paper is white. */
export function useLightPrint(): void {
  useEffect(() => {
    const { classList } = document.documentElement;
    let wasDark = false;
    const before = () => {
      wasDark = classList.contains("dark");
      classList.remove("dark");
    };
    const after = () => {
      if (wasDark) classList.add("dark");
    };
    window.addEventListener("beforeprint", before);
    window.addEventListener("afterprint", after);
    return () => {
      window.removeEventListener("beforeprint", before);
      window.removeEventListener("afterprint", after);
    };
  }, []);
}
