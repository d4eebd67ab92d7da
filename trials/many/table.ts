/** Notes whether something held. */
export type Report = (what: string, held: boolean, figures: string) => void;

/** A table of what a trial tried and what held, printed row by row. */
export function createTable(trial: string): { report: Report; hasHeld(): boolean } {
  let tried = 0;
  let held = 0;
  return {
    report: (what, isHeld, figures) => {
      tried += 1;
      if (isHeld) held += 1;
      console.log(`  ${isHeld ? 'held  ' : 'FAILED'}  ${what.padEnd(52)}  ${figures}`);
    },
    hasHeld: () => {
      console.log(`${trial}: ${tried} tried, ${held} held`);
      return tried > 0 && tried === held;
    },
  };
}
