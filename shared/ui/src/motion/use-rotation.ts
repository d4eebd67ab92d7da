import { useEffect, useState } from 'react';

/** Places in a row of things, counted from 0. */
export interface Rotation {
  shown: number;
  /** The one shown before it; null until the first move. */
  before: number | null;
  after: number;
}

/** Which of `count` things is shown, moving on every `intervalMs` while `running`, round and round. */
export function useRotation(count: number, intervalMs: number, running: boolean): Rotation {
  const [turn, setTurn] = useState(0);
  const moving = running && count > 1;
  useEffect(() => {
    if (!moving) return undefined;
    const timer = setInterval(() => setTurn((current) => current + 1), intervalMs);
    return () => clearInterval(timer);
  }, [moving, intervalMs]);
  const place = (at: number) => (count > 0 ? at % count : 0);
  return {
    shown: place(turn),
    before: turn > 0 ? place(turn - 1) : null,
    after: place(turn + 1),
  };
}
