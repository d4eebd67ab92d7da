import {
  isRollout,
  limits,
  type ReleaseManifest,
  type Rollout,
  type Setting,
  settingProblem,
  type ValueDeclaration,
} from '@aangan/manifest';
import { RegistryRefusal } from '../../registry-refusal.ts';
import type { ValueStep } from '../../tables.ts';
import { isShell } from '../check-served.ts';
import type { Move, ValueChange } from '../move.ts';
import { canaryPlan } from './canary.ts';
import { type LockedChannel, type Plan, releaseOn, settingOn } from './plan.ts';
import { requireServed } from './remove.ts';

/**
 * Sets values of a remote, all of them or none. What is so already is no change; a canary that tries one of them ends in
 * any case.
 */
export function setValuesPlan(remote: string, changes: readonly ValueChange[]): Plan {
  return async (locked) => {
    requireServed(locked, [remote]);
    const known = { ...tried(locked, remote), ...declaredBy(locked.served.get(remote)?.manifest) };
    for (const change of changes) requireSettable(locked, remote, { change, known });
    requireRoom(locked, remote, changes);
    return {
      moves: stepsOf(locked, remote, changes).map((step) => moveOf(locked, remote, step)),
      put: [],
      ends: locked.canaries.filter(({ settings }) =>
        changes.some(({ name }) => Object.hasOwn(settings[remote] ?? {}, name)),
      ),
    };
  };
}

/** Lets a percentage of the visitors have values of a remote, with its stable release. */
export function canaryValuesPlan(
  remote: string,
  changes: readonly ValueChange[],
  percent: number,
): Plan {
  return async (locked) => {
    requireServed(locked, [remote]);
    const stable = locked.served.get(remote)?.manifest;
    const known = declaredBy(stable);
    for (const change of changes) requireSettable(locked, remote, { change, known });
    requireRoom(locked, remote, changes);
    const set = changes.flatMap(({ name, to }) => (to === undefined ? [] : [[name, to] as const]));
    if (set.length < changes.length) {
      throw new RegistryRefusal('invalid', 'A canary sets values: name what it sets them to.');
    }
    const settings = { [remote]: Object.fromEntries(set) };
    return canaryPlan(stable ? [stable] : [], percent, { settings })(locked);
  };
}

/** Moves that bring values back to what they were before steps. @throws {RegistryRefusal} `conflict` where they changed since */
export function valueMovesBack(
  locked: LockedChannel,
  steps: readonly { remote: string; step: ValueStep }[],
): Move[] {
  requireServed(
    locked,
    steps.map(({ remote }) => remote),
  );
  const changed = steps.filter(
    ({ remote, step }) => !isSame(settingOn(locked, remote, step.name), step.to),
  );
  if (changed.length > 0) {
    const names = changed.map(({ remote, step }) => `${step.name} of ${remote}`).join(', ');
    throw new RegistryRefusal(
      'conflict',
      `${locked.channel} was left as it is: ${names} has been set again since. Set it to what it should be instead.`,
    );
  }
  return steps.map(({ remote, step: { name, from, to } }) =>
    moveOf(locked, remote, { name, from: to, to: from }),
  );
}

function stepsOf(
  locked: LockedChannel,
  remote: string,
  changes: readonly ValueChange[],
): ValueStep[] {
  return changes
    .map(({ name, to = null }) => ({ name, from: settingOn(locked, remote, name), to }))
    .filter(({ from, to }) => !isSame(from, to));
}

function moveOf(locked: LockedChannel, name: string, value: ValueStep): Move {
  const release = releaseOn(locked, name);
  return { kind: 'set-value', name, from: release, to: release, value };
}

function isSame(one: Setting | null, other: Setting | null): boolean {
  return canonical(one) === canonical(other);
}

function canonical(setting: Setting | null): string {
  if (setting === null || !isRollout(setting)) return JSON.stringify(setting);
  return JSON.stringify([setting.percent, setting.for?.toSorted()]);
}

/**
 * What is set is a value that a release of the channel reads, of its type and no secret.
 * @throws {RegistryRefusal} `not-found` for an unknown value, `invalid` for what it cannot be
 */
function requireSettable(
  locked: LockedChannel,
  remote: string,
  { change: { name, to }, known }: { change: ValueChange; known: Declared },
): void {
  const { channel, served } = locked;
  const declared = Object.hasOwn(known, name) ? known[name] : undefined;
  if (to === undefined) {
    if (declared || settingOn(locked, remote, name) !== null) return;
  } else if (declared) {
    const problem = settingProblem(name, declared, to);
    if (problem) throw new RegistryRefusal('invalid', problem);
    if (isRollout(to)) requireAudiences(locked, to);
    const set = Object.keys(served.get(remote)?.settings ?? {});
    if (set.length < limits.values || set.includes(name)) return;
    const reason = `${remote} on ${channel} has ${set.length} values set, and no more can be: unset those that no release reads.`;
    throw new RegistryRefusal('conflict', reason);
  }
  throw new RegistryRefusal(
    'not-found',
    `No release of ${remote} on ${channel} reads the value "${name}". It reads: ${Object.keys(known).join(', ') || 'none'}.`,
  );
}

type Declared = Readonly<Record<string, ValueDeclaration>>;

function declaredBy(release: ReleaseManifest | undefined): Declared {
  return (release?.kind === 'remote' && release.manifest.values) || {};
}

/** What the releases of a remote's canaries declare. */
function tried({ canaries }: LockedChannel, remote: string): Declared {
  const own = canaries.flatMap(({ releases }) => releases.filter(({ name }) => name === remote));
  return Object.assign({}, ...own.map(declaredBy));
}

/** Each page that can show the remote carries its settings, beside what its budget counts. */
function requireRoom(locked: LockedChannel, remote: string, changes: readonly ValueChange[]): void {
  const { channel, served } = locked;
  const named = changes.map(({ name, to }) => [name, to] as const);
  const settings = { ...served.get(remote)?.settings, ...Object.fromEntries(named) };
  const bytes = Buffer.byteLength(JSON.stringify(settings));
  if (bytes <= limits.settingsBytes) return;
  throw new RegistryRefusal(
    'conflict',
    `The values of ${remote} on ${channel} would take ${bytes} bytes in each page, and ${limits.settingsBytes} are the most. Set shorter texts, or unset others.`,
  );
}

function requireAudiences({ served }: LockedChannel, { for: named = [] }: Rollout): void {
  const shell = [...served.values()].map(({ manifest }) => manifest).find(isShell);
  const audiences = shell?.manifest.audiences ?? [];
  const unknown = named.filter((one) => !audiences.includes(one));
  if (unknown.length === 0) return;
  const reason = `There is no audience ${unknown.join(', ')}. There are: ${audiences.join(', ')}.`;
  throw new RegistryRefusal('invalid', reason);
}
