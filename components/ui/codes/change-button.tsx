import type { ReactNode } from "react";
import { Button } from "@/components/ui/actions/button";
import styles from "@/components/ui/codes/change-button.module.css";

interface ChangeButtonProps {
  size?: "lg";
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** Leaves the code step for another number. On a small phone it has a line of its own, in line with the text above. */
export function ChangeButton({ size, ...rest }: ChangeButtonProps) {
  return <Button variant="ghost" className={styles.change ?? ""} {...(size && { size })} {...rest} />;
}
