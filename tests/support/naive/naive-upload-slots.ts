import type { takeUploadSlot } from "@/backend/domain/ads-platform/upload-slots";

/** The control: as many slots as the product has, without a share of each network. */
export function naiveUploadSlots(): typeof takeUploadSlot {
  let receiving = 0;
  return () => {
    if (receiving >= 16) return null;
    receiving += 1;
    return () => {
      receiving -= 1;
    };
  };
}
