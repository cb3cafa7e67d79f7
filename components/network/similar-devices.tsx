import styles from "@/components/network/network.module.css";
import { Button } from "@/components/ui/actions/button";

/** Devices whose names are near to what was typed; without a script a click sends the form with the name. */
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
