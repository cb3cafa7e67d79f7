import { createContext, useContext } from "react";
import type { Api } from "@/services/api/api-client";
import { browserApi } from "@/services/api/browser-api";

const ApiContext = createContext<Api>(browserApi);

/** Gives the tree below another client than the browser's own. */
export const ApiProvider = ApiContext.Provider;

/** The client of the site's calls. */
export function useApi(): Api {
  return useContext(ApiContext);
}
