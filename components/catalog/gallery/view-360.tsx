import { type CSSProperties, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import styles from "@/components/catalog/gallery/view-360.module.css";
import { Button } from "@/components/ui/actions/button";
import { RangeSlider } from "@/components/ui/forms/range-slider";
import { Icon } from "@/components/ui/values/icon";
import { loadShopPart } from "@/hooks/catalog/load-shop-part";
import { useTexts } from "@/hooks/ui/use-texts";
import {
  frameAfterDrag,
  sheetAddress,
  sheetPlace,
  turnedDegrees,
  type View360Data,
  wrapFrame,
} from "@/utils/catalog/turn";
import { formatCount } from "@/utils/numbers/digits";
import { languageOf } from "@/utils/text/translations";

/** It turns once by itself in two seconds, which shows what it does. */
const ROUND_MS = 2000;
/** Keys of a slider and the way they turn; its own ends are no ends here. */
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };

interface View360Props {
  title: string;
  turn: View360Data;
  onClose: () => void;
}

/** A product that is turned by hand: dragged, swiped, by arrow keys, a slider and two buttons. */
export function View360({ title, turn, onClose }: View360Props) {
  const { t, language } = useTexts("shop-parts");
  const { frames } = turn;
  const [frame, setFrame] = useState(0);
  const [state, setState] = useState<"loading" | "turning" | "still" | "used" | "failed">("loading");
  const [attempt, setAttempt] = useState(0);
  const slider = useRef<HTMLInputElement>(null);
  const drag = useRef<{ x: number; frame: number } | null>(null);
  const isShown = state !== "loading" && state !== "failed";

  useEffect(() => {
    if (isShown) slider.current?.focus({ preventScroll: true });
  }, [isShown]);

  useEffect(() => {
    if (state !== "turning") return;
    let left = frames;
    const timer = setInterval(() => {
      setFrame((before) => wrapFrame(before + 1, frames));
      left -= 1;
      if (left > 0) return;
      clearInterval(timer);
      setState("still");
    }, ROUND_MS / frames);
    return () => clearInterval(timer);
  }, [state, frames]);

  const turnTo = (next: number) => {
    setState("used");
    setFrame(wrapFrame(next, frames));
  };
  const press = ({ key }: KeyboardEvent) => {
    if (key === "Escape") onClose();
  };
  const step = (event: KeyboardEvent) => {
    const by = STEPS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    turnTo(frame + by);
  };
  const begin = (event: PointerEvent<HTMLElement>) => {
    if (!event.isPrimary || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { x: event.clientX, frame };
    setState("used");
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    const from = drag.current;
    if (!from || !event.isPrimary) return;
    setFrame(frameAfterDrag(from.frame, event.clientX - from.x, event.currentTarget.clientWidth, frames));
  };
  const end = () => {
    drag.current = null;
    // A click on the picture takes the focus away, and with it the arrow keys and Escape.
    slider.current?.focus({ preventScroll: true });
  };
  const begun = () => setState(window.matchMedia("(prefers-reduced-motion: reduce)").matches ? "still" : "turning");
  const number = formatCount(frame + 1, language);

  return (
    <section
      className={styles.stage}
      aria-label={t("turn.stage", { title })}
      data-shown={isShown || undefined}
      style={{ "--tint": turn.tint } as CSSProperties}
      onKeyDown={press}
    >
      <div
        className={styles.drag}
        onPointerDown={begin}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={end}
        hidden={!isShown}
      >
        <div className={styles.view}>
          <picture>
            <source media="(max-width: 30em)" srcSet={sheetAddress(turn, "small")} />
            <img
              key={attempt}
              src={sheetAddress(turn, "large")}
              alt={t("turn.picture", { title })}
              draggable={false}
              style={sheetPlace(frame, turn)}
              onLoad={begun}
              onError={() => setState("failed")}
            />
          </picture>
        </div>
      </div>
      {isShown && state !== "used" && <p className={styles.hint}>{t("turn.hint")}</p>}
      {state === "loading" && (
        <p role="status" className={styles.note}>
          {t("turn.loading")}
        </p>
      )}
      {state === "failed" && (
        <div role="alert" className={styles.note}>
          <p>{t("turn.failed")}</p>
          <Button
            size="sm"
            variant="secondary"
            onClick={() => {
              setState("loading");
              setAttempt(attempt + 1);
            }}
          >
            {t("turn.again")}
          </Button>
        </div>
      )}
      {isShown && (
        <div className={styles.bar}>
          <Button variant="ghost" size="icon" aria-label={t("turn.left")} onClick={() => turnTo(frame - 1)}>
            <Icon name="caretLeft" />
          </Button>
          <RangeSlider
            ref={slider}
            min={0}
            max={frames - 1}
            value={frame}
            className={styles.slider}
            aria-label={t("turn.slider", { title })}
            aria-valuetext={t("turn.view", { number, count: formatCount(frames, language) })}
            onKeyDown={step}
            onChange={(event) => turnTo(event.target.valueAsNumber)}
          />
          <span className={styles.degrees} aria-hidden="true">
            {t("turn.degrees", { degrees: formatCount(turnedDegrees(frame, frames), language) })}
          </span>
          <Button variant="ghost" size="icon" aria-label={t("turn.right")} onClick={() => turnTo(frame + 1)}>
            <Icon name="caretRight" />
          </Button>
        </div>
      )}
      <Button variant="secondary" size="icon" className={styles.close} aria-label={t("turn.close")} onClick={onClose}>
        <Icon name="close" />
      </Button>
    </section>
  );
}

/** The stage with its words. */
export function loadView360(): Promise<typeof View360> {
  return loadShopPart(languageOf(document.documentElement.lang), Promise.resolve(View360));
}
