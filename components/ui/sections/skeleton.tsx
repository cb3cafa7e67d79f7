import styles from "@/components/ui/sections/skeleton.module.css";

interface SkeletonProps {
  shape?: "block" | "text" | "circle" | "card";
  /** CSS lengths: the final size of the content, so that nothing moves when it has loaded. */
  width?: string;
  height?: string;
}

/** The place of something that is on its way. Whoever shows it says so in words beside it (role status). */
export function Skeleton({ shape = "block", width = "100%", height }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={`${styles.skeleton} ${styles[shape] ?? ""}`}
      style={{ width, ...(height !== undefined && { height }) }}
    />
  );
}
