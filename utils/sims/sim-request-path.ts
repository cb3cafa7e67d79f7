import { paths } from "@/utils/paths/paths";

/** The page of a request's state. @param reference as shown to people */
export function requestPath(reference: string): string {
  return `${paths.simRequest}?reference=${encodeURIComponent(reference)}`;
}
