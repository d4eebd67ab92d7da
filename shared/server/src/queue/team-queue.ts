/** A check was refused because too many are waiting. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull';
}

/** Runs the checks of teams in turn, so that many checks of one team do not delay those of the others. */
export interface TeamQueue {
  /**
   * Runs a check once it is its team's turn.
   * @throws {QueueFull} at once if too many checks are waiting
   */
  run<Result>(team: string, check: () => Promise<Result>): Promise<Result>;
  /** The number of waiting checks. */
  readonly waiting: number;
}

interface QueueSize {
  /** Checks that run at the same time, each of another team. */
  atOnce: number;
  /** The maximum number of waiting checks of one team. */
  perTeam: number;
  /** The maximum number of waiting checks of all teams. */
  total: number;
}

/** Runs one check per team at a time. The next turn goes to the team whose last check ended longest ago. */
export function createTeamQueue({ atOnce, perTeam, total }: QueueSize): TeamQueue {
  /** Waiting checks by team; the team whose last check ended longest ago is first. */
  const teams = new Map<string, (() => Promise<void>)[]>();
  const running = new Set<string>();
  const countWaiting = () => [...teams.values()].reduce((sum, { length }) => sum + length, 0);

  const next = () => {
    if (running.size >= atOnce) return;
    const turn = [...teams].find(([name, waiting]) => waiting.length > 0 && !running.has(name));
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
