import type { ReactNode } from "react";
import styles from "@/components/ui/forms/number-type-note.module.css";
import { Icon } from "@/components/ui/values/icon";
import { useNumberType } from "@/hooks/sims/use-number-type";
import type { NumberService } from "@/services/sims/sims-service";

interface NumberTypeNoteProps {
  /** The typed text. */
  msisdn: string;
  service: NumberService;
  /** The names of the two kinds of connection, for the reader's own number. */
  connections: Readonly<Record<"prepaid" | "postpaid", string>>;
  /** The advice for a number that cannot be used here. */
  unfit?: ReactNode;
  /** True if an error beside the field already says that the number cannot be used: only the advice is shown then. */
  isRefused?: boolean;
  /** The note on a number of another operator that can be used. */
  other?: ReactNode;
}

/** Says under a number's field whether the number can be used for the service (API-SHOP-02). */
export function NumberTypeNote({ msisdn, service, connections, unfit, isRefused = false, other }: NumberTypeNoteProps) {
  const type = useNumberType(msisdn, service);
  const isSaid = isRefused && type !== null && !type.fits;
  return (
    <div role="status" className={styles.note} data-fits={type?.fits}>
      {isSaid && unfit && <p>{unfit}</p>}
      {type !== null && !isSaid && (
        <>
          <Icon name={type.fits ? "check" : "close"} size={20} />
          <p>
            {type.connection !== null && `${connections[type.connection]}: `}
            {type.message} {type.fits ? type.operator === "other" && other : unfit}
          </p>
        </>
      )}
    </div>
  );
}
