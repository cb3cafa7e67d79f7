import { createContext, useContext } from "react";
import type { Api } from "@/services/api/api-client";
import { browserApi } from "@/services/api/browser-api";

const ApiContext = createContext<Api>(browserApi);

/** Replaces the API client for the components below, e.g. in a test. */
export const ApiProvider = ApiContext.Provider;

/** The API client that the components use. */
export function useApi(): Api {
  return useContext(ApiContext);
}
