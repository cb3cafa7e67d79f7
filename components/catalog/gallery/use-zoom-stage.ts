import { type MouseEvent, type PointerEvent, useLayoutEffect, useRef } from "react";

/** How many times larger an enlarged picture is. */
export const ENLARGED = 2.5;
/** From here on a stroke of the finger is meant, in pixels. */
const SWIPE = 48;

export interface ZoomStageState {
  isLarge: boolean;
  onLarge: (isLarge: boolean) => void;
  /** Left out where there is only one picture. */
  onSwipe: ((by: number) => void) | undefined;
}

/** Where a stroke leads: 1 to the next picture, -1 back, 0 when it was none. @param across pixels to the right */
export function strokeOf(across: number, down: number): -1 | 0 | 1 {
  if (Math.abs(across) < SWIPE || Math.abs(across) < Math.abs(down) * 1.5) return 0;
  return across < 0 ? 1 : -1;
}

/** Dragging, swiping and enlarging a picture in its box. */
export function useZoomStage({ isLarge, onLarge, onSwipe }: ZoomStageState) {
  const box = useRef<HTMLElement>(null);
  /** Where the pointer went down, and whether it has become a drag. */
  const press = useRef<{ x: number; y: number; left: number; top: number; moved: boolean } | null>(null);
  /** The place to bring to the middle, in pixels from the middle of the picture that fits. */
  const target = useRef({ x: 0, y: 0 });

  useLayoutEffect(() => {
    const { current: element } = box;
    if (!element || !isLarge) return;
    const { x, y } = target.current;
    element.scrollLeft = (element.scrollWidth - element.clientWidth) / 2 + ENLARGED * x;
    element.scrollTop = (element.scrollHeight - element.clientHeight) / 2 + ENLARGED * y;
    target.current = { x: 0, y: 0 };
  }, [isLarge]);

  const begin = (event: PointerEvent<HTMLElement>) => {
    const { scrollLeft: left, scrollTop: top } = event.currentTarget;
    press.current = { x: event.clientX, y: event.clientY, left, top, moved: false };
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    const from = press.current;
    if (!from || !event.isPrimary || event.buttons === 0) return;
    const [across, down] = [event.clientX - from.x, event.clientY - from.y];
    if (Math.hypot(across, down) > 6) from.moved = true;
    // A finger scrolls by itself.
    if (!isLarge || event.pointerType !== "mouse") return;
    event.currentTarget.scrollLeft = from.left - across;
    event.currentTarget.scrollTop = from.top - down;
  };
  const end = (event: PointerEvent<HTMLElement>) => {
    const from = press.current;
    if (!from || isLarge) return;
    const by = strokeOf(event.clientX - from.x, event.clientY - from.y);
    if (by === 0) return;
    from.moved = true;
    onSwipe?.(by);
  };
  const toggle = (event: MouseEvent<HTMLElement>) => {
    if (press.current?.moved) return;
    const frame = event.currentTarget.getBoundingClientRect();
    target.current = {
      x: event.clientX - frame.left - frame.width / 2,
      y: event.clientY - frame.top - frame.height / 2,
    };
    onLarge(!isLarge);
  };
  return { box, begin, move, end, toggle };
}
