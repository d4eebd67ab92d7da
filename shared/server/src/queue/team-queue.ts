/** A check that is not even waited for: there are too many. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull';
}

/** Runs checks in turn, so that none waits for those of one team. */
export interface TeamQueue {
  /**
   * Runs a check once it is its team's turn.
   * @throws {QueueFull} at once where too many wait
   */
  run<Result>(team: string, check: () => Promise<Result>): Promise<Result>;
  /** How many wait. */
  readonly waiting: number;
}

interface QueueSize {
  /** Checks that run at the same time, each of another team. */
  atOnce: number;
  /** Checks of one team that may wait. */
  perTeam: number;
  /** Checks that may wait. */
  total: number;
}

/** One check of each team at a time; the next one is that of the team whose last check ended longest ago. */
export function createTeamQueue({ atOnce, perTeam, total }: QueueSize): TeamQueue {
  /** Those whose last check ended longest ago are first. */
  const teams = new Map<string, (() => Promise<void>)[]>();
  const running = new Set<string>();
  const countWaiting = () => [...teams.values()].reduce((sum, { length }) => sum + length, 0);

  const next = () => {
    if (running.size >= atOnce) return;
    const turn = [...teams].find(([team, checks]) => checks.length > 0 && !running.has(team));
    if (!turn) return;
    const [team, checks] = turn;
    running.add(team);
    void checks
      .shift()?.()
      .finally(() => {
        running.delete(team);
        teams.delete(team);
        if (checks.length > 0) teams.set(team, checks);
        next();
      });
    next();
  };

  return {
    run: (team, check) =>
      new Promise((resolve, reject) => {
        const own = teams.get(team) ?? [];
        if (own.length >= perTeam) {
          throw new QueueFull(`${own.length} checks of team ${team} wait already`);
        }
        if (countWaiting() >= total) throw new QueueFull(`${total} checks wait already`);
        own.push(() => check().then(resolve, reject));
        teams.set(team, own);
        next();
      }),
    get waiting() {
      return countWaiting();
    },
  };
}
