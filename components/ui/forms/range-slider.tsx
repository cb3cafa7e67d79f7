import type { InputHTMLAttributes, Ref } from "react";
import styles from "@/components/ui/forms/range-slider.module.css";

interface RangeSliderProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "style"> {
  ref?: Ref<HTMLInputElement>;
  min: number;
  max: number;
  value: number;
}

/** A slider for a number. Its track uses the page's colours, because browsers draw a grey track on a dark page. */
export function RangeSlider({ className = "", min, max, value, ...rest }: RangeSliderProps) {
  const share = max > min ? (value - min) / (max - min) : 0;
  return (
    <input
      {...rest}
      type="range"
      min={min}
      max={max}
      value={value}
      className={`${styles.slider} ${className}`}
      style={{ "--share": share }}
    />
  );
}
