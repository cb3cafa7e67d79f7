import styles from "@/components/get-app/get-app.module.css";
import { NewTabLink } from "@/components/layout/new-tab-link";
import { Button } from "@/components/ui/actions/button";
import { DialCode } from "@/components/ui/values/dial-code";
import { useTexts } from "@/hooks/ui/use-texts";
import type { QrDrawing } from "@/utils/pictures/qr-path";
import { brandForms } from "@/utils/text/brand-forms";

/** The dial code that sends the address of the app store to the calling phone by text message. */
const LINK_CODE = "*121*8#";

interface GetAppProps {
  brand: string;
  /** Address of the app store. */
  store: string;
  /** The address of the app store as a QR code. */
  qr: QrDrawing;
}

/** Three ways to get the app: the store on this phone, a QR code for another phone, a dial code that sends a text. */
export function GetApp({ brand, store, qr }: GetAppProps) {
  const { t } = useTexts("get-app");
  return (
    <ul className={styles.ways}>
      <li>
        <h3>{t("here")}</h3>
        <p>{t("hereText", { brand })}</p>
        <Button asChild size="lg">
          <NewTabLink href={store}>{t("open", { brand })}</NewTabLink>
        </Button>
      </li>
      <li>
        <h3>{t("scan")}</h3>
        <p>{t("scanText")}</p>
        <svg
          role="img"
          aria-label={t("qr", { ...brandForms(brand) })}
          viewBox={`0 0 ${qr.size} ${qr.size}`}
          shapeRendering="crispEdges"
          className={styles.qr}
        >
          <path d={qr.path} />
        </svg>
      </li>
      <li>
        <h3>{t("text")}</h3>
        <p>{t("textText")}</p>
        <p>
          <DialCode code={LINK_CODE} name={t("text")} />
        </p>
      </li>
    </ul>
  );
}
