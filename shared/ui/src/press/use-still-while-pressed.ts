import { useState, useSyncExternalStore } from 'react';
import { isPagePressed, onPagePress } from './page-press.ts';

const never = () => false;

/**
 * The value, frozen while a pointer is down on the page: a line that appears or disappears would move the pressed
 * element away from under the pointer, and the click would be lost.
 */
export function useStillWhilePressed<Value>(value: Value): Value {
  const isPressed = useSyncExternalStore(onPagePress, isPagePressed, never);
  const [still, setStill] = useState<{ value: Value }>({ value });
  if (isPressed) return still.value;
  if (still.value !== value) setStill({ value });
  return value;
}
