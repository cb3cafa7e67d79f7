import styles from "@/components/stores/country-place.module.css";
import { placeOnOutline } from "@/utils/maps/country-map";

interface CountryPlaceProps {
  /** The text for readers who do not see the picture. */
  label: string;
  latitude: number;
  longitude: number;
}

/** The position of something in the country: the country's outline with a pin, without a script. */
export function CountryPlace({ label, ...position }: CountryPlaceProps) {
  const { left, top } = placeOnOutline(position);
  const at = { left: `${(left * 100).toFixed(1)}%`, top: `${(top * 100).toFixed(1)}%` };
  return (
    <div role="img" aria-label={label} className={styles.country}>
      <span className={styles.pin} style={at} />
    </div>
  );
}
