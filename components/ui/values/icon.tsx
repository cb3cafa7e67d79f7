import { type IconName, iconPaths } from "@/components/ui/values/icon-paths";

interface IconStyleProps {
  /** The size in pixels. Icons have the colour of the text. */
  size?: number;
  className?: string | undefined;
}

/** An outline on the 256 grid that only one part draws, so it is not in the icon set that every page loads. */
export function Outline({ path, size = 20, className }: IconStyleProps & { path: string }) {
  return (
    <svg viewBox="0 0 256 256" width={size} height={size} fill="currentColor" aria-hidden="true" className={className}>
      <path d={path} />
    </svg>
  );
}

/** A decorative outline icon. Its meaning is always in the text beside it or in the control's label. */
export function Icon({ name, ...style }: IconStyleProps & { name: IconName }) {
  return Outline({ path: iconPaths[name], ...style });
}
