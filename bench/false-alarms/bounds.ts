/** What was promised, and whether it held in the simulation. */
export interface Bounds {
  /** Prints a figure. @param holds whether it keeps what was promised; absent where nothing was */
  print(figure: string, holds?: boolean): void;
  /** Whether all that was promised held. */
  all(): boolean;
}

export function createBounds(): Bounds {
  let isHeld = true;
  return {
    print(figure, holds) {
      const verdict = holds === undefined ? '' : holds ? '  holds' : '  DOES NOT HOLD';
      if (holds === false) isHeld = false;
      console.log(`${figure}${verdict}`);
    },
    all: () => isHeld,
  };
}

/**
 * The most of so many runs that happen with a probability of at most `rate`, in all but one of a thousand simulations:
 * with three standard deviations of sampling error.
 */
export function maxCount(runs: number, rate: number): number {
  return runs * rate + 3 * Math.sqrt(runs * rate * (1 - rate));
}

/** The fewest of some hundred runs that do not speak against a promised rate: one standard deviation below it. */
export function minCount(runs: number, rate: number): number {
  return runs * rate - Math.sqrt(runs * rate * (1 - rate));
}
