import "react";

declare module "react" {
  /** Variables of style sheets, which a component may set in `style`. */
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
}
