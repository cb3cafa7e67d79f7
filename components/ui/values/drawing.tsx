interface DrawingProps {
  /** Path of an SVG under public. */
  src: string;
  width: number;
  height?: number;
  /** False if the drawing is visible at once. */
  lazy?: boolean;
  className?: string | undefined;
}

/** A decorative drawing; a square one needs no height. An SVG fits all sizes, so it needs no srcset. */
export function Drawing({ src, width, height = width, lazy = true, className }: DrawingProps) {
  return (
    <img
      src={src}
      alt=""
      width={width}
      height={height}
      {...(lazy && { loading: "lazy" as const })}
      className={className}
    />
  );
}
