import { useState, useSyncExternalStore } from 'react';
import { isPagePressed, onPagePress } from './page-press.ts';

const never = () => false;

/**
 * The value, but while a pointer is down on the page the one from before: a line that comes or goes would move what is
 * pressed away from under the pointer, and the press would be lost.
 */
export function useStillWhilePressed<Value>(value: Value): Value {
  const isPressed = useSyncExternalStore(onPagePress, isPagePressed, never);
  const [still, setStill] = useState<{ value: Value }>({ value });
  if (isPressed) return still.value;
  if (still.value !== value) setStill({ value });
  return value;
}
