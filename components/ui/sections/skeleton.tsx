import styles from "@/components/ui/sections/skeleton.module.css";

interface SkeletonProps {
  shape?: "block" | "text" | "card";
  /** CSS lengths: the final size of the content, so that nothing moves when it has loaded. */
  width?: string;
  height?: string;
}

/** A placeholder for content that is loading. The caller adds a text with role status. */
export function Skeleton({ shape = "block", width = "100%", height }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={`${styles.skeleton} ${styles[shape] ?? ""}`}
      style={{ width, ...(height !== undefined && { height }) }}
    />
  );
}
