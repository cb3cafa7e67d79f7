import { useState } from "react";
import { Button } from "@/components/ui/actions/button";
import page from "@/components/ui/sections/page.module.css";
import { useTexts } from "@/hooks/ui/use-texts";

/** Copies a code, and says that it did, or how to do it by hand. @param text the copied text, shown beside it */
export function CopyButton({ text }: { text: string }) {
  const { t } = useTexts();
  const [result, setResult] = useState<"copied" | "failed" | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setResult("copied");
    } catch {
      setResult("failed");
    }
  };
  return (
    <>
      <Button variant="secondary" size="sm" aria-label={t("copy.name", { text })} onClick={() => void copy()}>
        {t(result === "copied" ? "copy.done" : "copy.action")}
      </Button>
      <span role="status" className={result === "failed" ? undefined : page.srOnly}>
        {result !== null && t(`copy.${result}`, { text })}
      </span>
    </>
  );
}
