import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import styles from "@/components/catalog/gallery/view-360.module.css";
import { Button } from "@/components/ui/actions/button";
import { RangeSlider } from "@/components/ui/forms/range-slider";
import { Icon } from "@/components/ui/values/icon";
import { withShopTexts } from "@/hooks/catalog/load-shop-part";
import { useShopTexts } from "@/hooks/catalog/use-shop-texts";
import { useTexts } from "@/hooks/ui/use-texts";
import {
  frameAfterDrag,
  sheetAddress,
  sheetPlace,
  turnedDegrees,
  type View360Data,
  wrapFrame,
} from "@/utils/catalog/view-360";

/** The duration of one full turn. The product turns once by itself, to show that it can be turned. */
const ROUND_MS = 2000;
/** The slider's keys and their directions. They do not stop at the ends of the slider: the product turns on. */
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };

interface View360Props {
  title: string;
  view360: View360Data;
  onClose: () => void;
}

type Stage = "loading" | "turning" | "still" | "used" | "failed";

/** The frame that is shown. First a timer changes it, then the visitor. */
function useRotation(frames: number) {
  const [frame, setFrame] = useState(0);
  const [stage, setStage] = useState<Stage>("loading");
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (stage !== "turning") return;
    let left = frames;
    const timer = setInterval(() => {
      setFrame((before) => wrapFrame(before + 1, frames));
      left -= 1;
      if (left > 0) return;
      clearInterval(timer);
      setStage("still");
    }, ROUND_MS / frames);
    return () => clearInterval(timer);
  }, [stage, frames]);

  return {
    frame,
    stage,
    isShown: stage !== "loading" && stage !== "failed",
    attempt,
    turnTo(next: number) {
      setStage("used");
      setFrame(wrapFrame(next, frames));
    },
    /** Called when the pictures have loaded. */
    begin: () => setStage(window.matchMedia("(prefers-reduced-motion: reduce)").matches ? "still" : "turning"),
    fail: () => setStage("failed"),
    retry() {
      setStage("loading");
      setAttempt(attempt + 1);
    },
  };
}

type Rotation = ReturnType<typeof useRotation>;

/** Turning by dragging with the pointer. @param onEnd called when the pointer is released */
function useDrag({ frame, turnTo }: Rotation, frames: number, onEnd: () => void) {
  const drag = useRef<{ x: number; frame: number } | null>(null);
  const end = () => {
    drag.current = null;
    onEnd();
  };
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (!event.isPrimary || event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = { x: event.clientX, frame };
      turnTo(frame);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const from = drag.current;
      if (!from || !event.isPrimary) return;
      turnTo(frameAfterDrag(from.frame, event.clientX - from.x, event.currentTarget.clientWidth, frames));
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}

interface StageProps {
  title: string;
  data: View360Data;
  rotation: Rotation;
  slider: RefObject<HTMLInputElement | null>;
}

/** The picture of the current angle. */
function View({ title, data, rotation, slider }: StageProps) {
  const { t } = useTexts("shop-parts");
  // A click on the picture would take the focus from the slider, and arrow keys and Escape would stop working.
  const drag = useDrag(rotation, data.frames, () => slider.current?.focus({ preventScroll: true }));
  return (
    <div className={styles.drag} {...drag} hidden={!rotation.isShown}>
      <div className={styles.view}>
        <picture>
          <source media="(max-width: 30em)" srcSet={sheetAddress(data, "small")} />
          <img
            key={rotation.attempt}
            src={sheetAddress(data, "large")}
            alt={t("view360.picture", { title })}
            draggable={false}
            style={sheetPlace(rotation.frame, data)}
            onLoad={rotation.begin}
            onError={rotation.fail}
          />
        </picture>
      </div>
    </div>
  );
}

/** The message over the picture: how to turn it, that it is loading, or that it did not load. */
function Note({ rotation: { stage, isShown, retry } }: Pick<StageProps, "rotation">) {
  const { t } = useTexts("shop-parts");
  if (isShown) return stage === "used" ? null : <p className={styles.hint}>{t("view360.hint")}</p>;
  if (stage === "loading")
    return (
      <p role="status" className={styles.note}>
        {t("view360.loading")}
      </p>
    );
  return (
    <div role="alert" className={styles.note}>
      <p>{t("view360.failed")}</p>
      <Button size="sm" variant="secondary" onClick={retry}>
        {t("view360.again")}
      </Button>
    </div>
  );
}

/** The controls: two buttons and a slider between them. */
function Controls({ title, data: { frames }, rotation: { frame, turnTo }, slider }: StageProps) {
  const { t } = useTexts("shop-parts");
  const step = (event: KeyboardEvent) => {
    const by = STEPS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    turnTo(frame + by);
  };
  return (
    <div className={styles.bar}>
      <Button variant="ghost" size="icon" aria-label={t("view360.left")} onClick={() => turnTo(frame - 1)}>
        <Icon name="caretLeft" />
      </Button>
      <RangeSlider
        ref={slider}
        min={0}
        max={frames - 1}
        value={frame}
        className={styles.slider}
        aria-label={t("view360.slider", { title })}
        aria-valuetext={t("view360.view", { number: frame + 1, count: frames })}
        onKeyDown={step}
        onChange={(event) => turnTo(event.target.valueAsNumber)}
      />
      <span className={styles.degrees} aria-hidden="true">
        {t("view360.degrees", { degrees: turnedDegrees(frame, frames) })}
      </span>
      <Button variant="ghost" size="icon" aria-label={t("view360.right")} onClick={() => turnTo(frame + 1)}>
        <Icon name="caretRight" />
      </Button>
    </div>
  );
}

/** A product that the visitor turns: by dragging, swiping, arrow keys, a slider and two buttons. */
export function View360({ title, view360: data, onClose }: View360Props) {
  const { t } = useShopTexts();
  const rotation = useRotation(data.frames);
  const slider = useRef<HTMLInputElement>(null);
  const { isShown } = rotation;

  useEffect(() => {
    if (isShown) slider.current?.focus({ preventScroll: true });
  }, [isShown]);

  const parts = { title, data, rotation, slider };
  return (
    <section
      className={styles.stage}
      aria-label={t("view360.stage", { title })}
      data-shown={isShown || undefined}
      style={{ "--tint": data.tint }}
      onKeyDown={({ key }) => {
        if (key === "Escape") onClose();
      }}
    >
      <View {...parts} />
      <Note rotation={rotation} />
      {isShown && <Controls {...parts} />}
      <Button
        variant="secondary"
        size="icon"
        className={styles.close}
        aria-label={t("view360.close")}
        onClick={onClose}
      >
        <Icon name="close" />
      </Button>
    </section>
  );
}

/** The 360° view with its texts. */
export function loadView360(): Promise<typeof View360> {
  return withShopTexts(View360);
}
