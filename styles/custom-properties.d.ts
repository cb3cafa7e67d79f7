import "react";

declare module "react" {
  /** CSS variables, which a component may set in `style`. */
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
}
