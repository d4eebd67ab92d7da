import { useEffect, useState } from 'react';

/** Indexes of a list. */
export interface Rotation {
  shown: number;
  /** The previously shown index; null before the first move. */
  before: number | null;
  after: number;
}

/** Rotates through `count` items: moves to the next one every `intervalMs` while `running`. */
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
