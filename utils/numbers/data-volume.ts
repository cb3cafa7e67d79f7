export const MB_IN_GB = 1024;

/** A volume of data as people write it. */
interface DataVolume {
  /** With at most one decimal. */
  amount: number;
  unit: "GB" | "MB";
}

/**
 * A volume in the unit that reads best: 25600 MB is 25 GB, 1536 MB is 1.5 GB, 500 MB stays.
 * @param megabytes a whole number, at least 0
 */
export function dataVolume(megabytes: number): DataVolume {
  if (megabytes < MB_IN_GB) return { amount: megabytes, unit: "MB" };
  return { amount: Math.round((megabytes / MB_IN_GB) * 10) / 10, unit: "GB" };
}
