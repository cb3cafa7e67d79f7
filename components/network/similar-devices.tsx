import styles from "@/components/network/network.module.css";
import { Button } from "@/components/ui/actions/button";

/** Devices with similar names to the typed one. Without a script a click sends the form with that name. */
export function SimilarDevices({ names, onChoose }: { names: readonly string[]; onChoose: (name: string) => void }) {
  return (
    <p className={styles.similar}>
      {names.map((name) => (
        <Button
          key={name}
          type="submit"
          name="device"
          value={name}
          variant="outline"
          size="sm"
          onClick={(event) => {
            event.preventDefault();
            onChoose(name);
          }}
        >
          {name}
        </Button>
      ))}
    </p>
  );
}
