import { type MouseEvent, type PointerEvent, useLayoutEffect, useRef } from "react";

/** The factor by which a picture is enlarged. */
export const ENLARGED = 2.5;
/** Minimum length of a swipe, in pixels. */
const SWIPE = 48;

export interface ZoomStageState {
  isLarge: boolean;
  onLarge: (isLarge: boolean) => void;
  /** Left out if there is only one picture. */
  onSwipe: ((by: number) => void) | undefined;
}

/** The result of a swipe: 1 = next picture, -1 = previous picture, 0 = no swipe. @param across pixels to the right */
export function strokeOf(across: number, down: number): -1 | 0 | 1 {
  if (Math.abs(across) < SWIPE || Math.abs(across) < Math.abs(down) * 1.5) return 0;
  return across < 0 ? 1 : -1;
}

/** Dragging, swiping and enlarging of a picture in its box. */
export function useZoomStage({ isLarge, onLarge, onSwipe }: ZoomStageState) {
  const box = useRef<HTMLElement>(null);
  /** The position of the pointer when it went down, and whether it has become a drag. */
  const press = useRef<{ x: number; y: number; left: number; top: number; moved: boolean } | null>(null);
  /** The point to move to the centre, in pixels from the centre of the picture at normal size. */
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
    // A touch scrolls without script; only the mouse needs it.
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
