import type { Figure } from '../measuring/write-results.ts';
import type { Repeated, Round } from './lists.ts';

/** How much faster it has to be than the API before, each address asked for the first time. */
const goals: Record<string, number> = {
  'unfiltered list': 3,
  'filtered list': 8,
  'common search': 8,
  'no hit': 3,
};
const floorGoal = 0.85;
const memoryGoal = 0.3;

export function figuresOfLists(size: number, name: string, rounds: readonly Round[]): Figure[] {
  const of = (what: string) => `${size}: ${name}, ${what}`;
  const ofRounds = (read: (round: Round) => number) => rounds.map(read);
  const times = (read: (round: Round) => number) =>
    rounds.flatMap((round) => (round.before ? [read(round) / round.before.perSecond] : []));
  const goal = goals[name];
  const figures: Figure[] = [
    {
      name: of('first ÷ floor'),
      unit: 'ratio',
      runs: ofRounds(({ first, floor }) => first.perSecond / floor.perSecond),
      goal: { atLeast: floorGoal },
    },
    { name: of('first'), unit: 'requests/s', runs: ofRounds(({ first }) => first.perSecond) },
    {
      name: of('after a change'),
      unit: 'requests/s',
      runs: ofRounds(({ changed }) => changed.perSecond),
    },
    { name: of('first, p99'), unit: 'ms', runs: ofRounds(({ first }) => first.p99) },
    {
      name: of('first, processor time of the API'),
      unit: 'ms',
      runs: ofRounds((one) => one.cpuMs),
    },
    {
      name: of('first ÷ before'),
      unit: 'ratio',
      runs: times(({ first }) => first.perSecond),
      ...(goal !== undefined && { goal: { atLeast: goal } }),
    },
    {
      name: of('after a change ÷ before'),
      unit: 'ratio',
      runs: times(({ changed }) => changed.perSecond),
    },
  ];
  return figures.filter(({ runs }) => runs.length > 0);
}

export function figuresOfRepeated(
  size: number,
  name: string,
  rounds: readonly Repeated[],
): Figure[] {
  const of = (what: string) => `${size}: ${name} again, ${what}`;
  const figures: Figure[] = [
    {
      name: of('÷ memory'),
      unit: 'ratio',
      runs: rounds.map(({ now, memory }) => now.perSecond / memory.perSecond),
      goal: { atLeast: memoryGoal },
    },
    { name: of('per second'), unit: 'requests/s', runs: rounds.map(({ now }) => now.perSecond) },
    { name: of('processor time of the API'), unit: 'ms', runs: rounds.map(({ cpuMs }) => cpuMs) },
    {
      name: of('÷ before'),
      unit: 'ratio',
      runs: rounds.flatMap(({ now, before }) => (before ? [now.perSecond / before.perSecond] : [])),
    },
  ];
  return figures.filter(({ runs }) => runs.length > 0);
}
