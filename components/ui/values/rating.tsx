import styles from "@/components/ui/values/rating.module.css";

interface RatingProps {
  /** Of five stars. */
  value: number;
  /** The rating in words, for screen readers. */
  label: string;
  /** Beside the stars: the figure, how many gave it. */
  text?: string;
  className?: string | undefined;
}

/** Stars, filled as far as the value goes; tenths included. */
export function Rating({ value, label, text, className = "" }: RatingProps) {
  return (
    <span role="img" aria-label={label} className={`${styles.rating} ${className}`}>
      <i style={{ "--stars": value }} />
      {text}
    </span>
  );
}
