import { type RefObject, useEffect, useRef } from 'react';

/** The distance of a swipe in pixels, and how much further than vertically it must go. */
const minDistance = 48;
const steepness = 1.5;

export type SwipeDirection = 'left' | 'right';

/**
 * Calls back on a horizontal swipe across an element. The element allows it with
 * `touch-action: pan-y pinch-zoom`; swipes on a video's controls are left to them.
 */
export function useSwipe(
  element: RefObject<HTMLElement | null>,
  onSwipe: (direction: SwipeDirection) => void,
): void {
  const report = useRef(onSwipe);
  useEffect(() => {
    report.current = onSwipe;
  });
  useEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    let start: { x: number; y: number; id: number } | null = null;
    const begin = (event: PointerEvent) => {
      const mine = event.pointerType !== 'mouse' && !(event.target instanceof HTMLVideoElement);
      // A second finger means a pinch.
      start =
        mine && event.isPrimary
          ? { x: event.clientX, y: event.clientY, id: event.pointerId }
          : null;
    };
    const end = (event: PointerEvent) => {
      if (start?.id !== event.pointerId) return;
      const [horizontal, vertical] = [event.clientX - start.x, event.clientY - start.y];
      start = null;
      if (
        Math.abs(horizontal) < minDistance ||
        Math.abs(horizontal) < steepness * Math.abs(vertical)
      )
        return;
      report.current(horizontal < 0 ? 'left' : 'right');
    };
    const forget = () => {
      start = null;
    };
    target.addEventListener('pointerdown', begin);
    target.addEventListener('pointerup', end);
    target.addEventListener('pointercancel', forget);
    return () => {
      target.removeEventListener('pointerdown', begin);
      target.removeEventListener('pointerup', end);
      target.removeEventListener('pointercancel', forget);
    };
  }, [element]);
}
