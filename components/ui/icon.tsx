import { type IconName, iconPaths } from "@/components/ui/icon-paths";

interface IconProps {
  name: IconName;
  /** Pixels; icons follow the text colour. */
  size?: number;
  className?: string | undefined;
}

/** A decorative outline icon. Its meaning is always in the text beside it or in the control's label. */
export function Icon({ name, size = 20, className }: IconProps) {
  return (
    <svg viewBox="0 0 256 256" width={size} height={size} fill="currentColor" aria-hidden="true" className={className}>
      <path d={iconPaths[name]} />
    </svg>
  );
}
