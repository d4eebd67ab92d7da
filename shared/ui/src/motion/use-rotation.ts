import { useEffect, useState } from 'react';

/** Which of `count` things is shown, moving on every `intervalMs` while `running`, round and round. */
export function useRotation(count: number, intervalMs: number, running: boolean): number {
  const [turn, setTurn] = useState(0);
  const moving = running && count > 1;
  useEffect(() => {
    if (!moving) return undefined;
    const timer = setInterval(() => setTurn((current) => current + 1), intervalMs);
    return () => clearInterval(timer);
  }, [moving, intervalMs]);
  return count > 0 ? turn % count : 0;
}
