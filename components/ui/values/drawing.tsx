interface DrawingProps {
  /** Path of an SVG under public. */
  src: string;
  width: number;
  height?: number;
  /** False where it is seen at once. */
  lazy?: boolean;
  className?: string | undefined;
}

/** A drawing that decorates; a square one needs no height. SVG has one size only, so there is nothing to choose from. */
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
