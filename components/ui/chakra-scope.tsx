import { ChakraProvider } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { siteSystem } from "@/styles/system";

/**
 * The provider for Chakra's components: dialogs, drawers and forms need it. It is not around the whole site: its
 * engine is 30 KB and a long task on a phone, and most pages do not need it (docs/decisions/23).
 */
export function ChakraScope({ children }: { children: ReactNode }) {
  return <ChakraProvider value={siteSystem}>{children}</ChakraProvider>;
}
