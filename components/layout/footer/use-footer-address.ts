import { useOutsideLanguage } from "@/hooks/layout/use-outside-language";
import { useTexts } from "@/hooks/ui/use-texts";
import { localePath } from "@/utils/paths/paths";

/** The address of a path in the reader's language outside of the shop. */
export function useFooterAddress(): (path: string) => string {
  const { language } = useTexts();
  const outside = useOutsideLanguage();
  return (path) => localePath(path, outside ?? language);
}
