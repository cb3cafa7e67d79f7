import { paths } from "@/utils/paths/paths";

/** The path of the page with the state of a request. @param reference as shown to people */
export function requestPath(reference: string): string {
  return `${paths.simRequest}?reference=${encodeURIComponent(reference)}`;
}
