import { useOutsideLanguage } from "@/hooks/layout/use-outside-language";
import { useTexts } from "@/hooks/ui/use-texts";
import { localePath } from "@/utils/paths/paths";

/** Makes the address of a path outside the shop, in the user's language. */
export function useFooterAddress(): (path: string) => string {
  const { language } = useTexts();
  const outside = useOutsideLanguage();
  return (path) => localePath(path, outside ?? language);
}
