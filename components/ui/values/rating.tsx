import styles from "@/components/ui/values/rating.module.css";

interface RatingProps {
  /** From 0 to 5 stars. */
  value: number;
  /** The rating in words, for screen readers. */
  label: string;
  /** The text beside the stars: the average, and the number of ratings. */
  text?: string;
  className?: string | undefined;
}

/** Stars, filled in proportion to the value, including tenths. */
export function Rating({ value, label, text, className = "" }: RatingProps) {
  return (
    <span role="img" aria-label={label} className={`${styles.rating} ${className}`}>
      <i style={{ "--stars": value }} />
      {text}
    </span>
  );
}
