import Link from "next/link";
import { type ButtonHTMLAttributes, cloneElement, type ReactElement, type ReactNode, type Ref } from "react";
import { isEnglishOnly } from "@/utils/paths/paths";

interface ButtonStyle {
  variant?: "primary" | "secondary" | "outline" | "ghost" | "onHero" | "glass";
  size?: "sm" | "md" | "lg" | "icon";
  width?: "full";
}

/** The classes that styles/theme-css.tsx writes from the button recipe; no style is calculated in the browser. */
function classes({ variant = "primary", size = "md", width }: ButtonStyle, more?: string): string {
  const names = ["chakra-button", `chakra-button--variant_${variant}`, `chakra-button--size_${size}`];
  if (width) names.push(`chakra-button--width_${width}`);
  if (more) names.push(more);
  return names.join(" ");
}

type ButtonProps = ButtonStyle &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, "children"> & { ref?: Ref<HTMLButtonElement> } & (
    | { asChild?: false; children: ReactNode }
    | { asChild: true; children: ReactElement<{ className?: string }> }
  );

/** A button for an action. Its type is always set: without a type it would submit its form. `asChild` styles a link. */
export function Button({ variant, size, width, asChild, className, children, type = "button", ...rest }: ButtonProps) {
  const style = { ...(variant && { variant }), ...(size && { size }), ...(width && { width }) };
  if (asChild) return cloneElement(children, { className: classes(style, children.props.className) });
  return (
    <button type={type} className={classes(style, className)} {...rest}>
      {children}
    </button>
  );
}

interface ButtonLinkProps extends ButtonStyle {
  href: string;
  children: ReactNode;
}

/**
 * A link that looks like a button. A link into a shop in English only has no /bn prefix (I18N-05). Its page is prefetched
 * when the pointer or a finger reaches it, not while it is in sight: the hero's button alone would add ten requests to a
 * first visit of the home page.
 */
export function ButtonLink({ href, children, ...style }: ButtonLinkProps) {
  return (
    <Link href={href} prefetch={false} {...(isEnglishOnly(href) && { locale: "en" })} className={classes(style)}>
      {children}
    </Link>
  );
}
