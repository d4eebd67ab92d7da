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

/** One check of each team at a time; the next one is that of the team which was served longest ago. */
export function createTeamQueue({ atOnce, perTeam, total }: QueueSize): TeamQueue {
  /** In the order in which teams were served. */
  const teams = new Map<string, (() => Promise<void>)[]>();
  const running = new Set<string>();
  const countWaiting = () => [...teams.values()].reduce((sum, { length }) => sum + length, 0);

  const next = () => {
    if (running.size >= atOnce) return;
    const turn = [...teams].find(([team, checks]) => checks.length > 0 && !running.has(team));
    if (!turn) return;
    const [team, [check, ...others]] = turn;
    teams.delete(team);
    if (others.length > 0) teams.set(team, others);
    running.add(team);
    void check?.().finally(() => {
      running.delete(team);
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
        teams.set(team, [...own, () => check().then(resolve, reject)]);
        next();
      }),
    get waiting() {
      return countWaiting();
    },
  };
}
