import { useEffect, useState } from 'react';

/** In milliseconds: longer than the pause between two keys. */
const pauseMs = 300;

/** The value once it has not changed for {@link pauseMs}: a request for each typed character would be wasted. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
