import { paths } from "@/utils/paths/paths";

/** Where a request is followed. @param reference as people are told it */
export function requestPath(reference: string): string {
  return `${paths.simRequest}?reference=${encodeURIComponent(reference)}`;
}
