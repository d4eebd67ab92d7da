import {
  isForAudience,
  limits,
  type RemoteRelease,
  type SlotDeclaration,
  type SlotExtension,
} from '@aangan/manifest';
import { type GateProblem, nameOf, nameWithTeam, type ProposedComposition } from './gate.ts';
import { overlapsOf } from './overlapping-paths.ts';

const rule = 'slots';

type Put = SlotExtension & { remote: RemoteRelease };

/**
 * Every slot is declared once, every extension is in one that is there, and no visitor gets more in a slot than it takes.
 */
export function filledSlotsFit(composition: ProposedComposition): GateProblem[] {
  const put = composition.remotes.flatMap((remote) =>
    (remote.manifest.extensions ?? []).map((extension) => ({ ...extension, remote })),
  );
  if (put.length > limits.compositionExtensions) return [tooMany(put)];
  const owners = ownersOf(composition);
  const bySlot = Map.groupBy(put, ({ slot }) => slot);
  const problems: GateProblem[] = [];
  for (const [slot, declaring] of owners) problems.push(...declaredTwice(slot, declaring));
  for (const [slot, extensions] of bySlot) {
    if (!owners.has(slot)) problems.push(...undeclared(slot, extensions, [...owners.keys()]));
  }
  for (const [slot, [owner]] of owners) {
    const extensions = bySlot.get(slot) ?? [];
    if (!owner) continue;
    const isForLinks = slotsOf(owner)[slot]?.takes === 'links';
    problems.push(
      ...(isForLinks
        ? modulesAmongLinks(slot, owner, extensions)
        : crowded(slot, owner, extensions, composition)),
    );
  }
  return problems;
}

type Owner = ProposedComposition['shell'] | RemoteRelease;

function slotsOf({ manifest }: Owner): Record<string, SlotDeclaration & { takes?: 'links' }> {
  return manifest.slots ?? {};
}

function modulesAmongLinks(slot: string, owner: Owner, extensions: readonly Put[]): GateProblem[] {
  return extensions.map(({ remote, expose }) => ({
    rule,
    asks: `${nameWithTeam(remote)} puts ${expose} into the slot ${slot}`,
    has: `and ${nameOf(owner)} takes links there`,
    remedy: `Name ${slot} as the "slot" of a route's link, or another slot for the module.`,
  }));
}

function ownersOf({ shell, remotes }: ProposedComposition): Map<string, Owner[]> {
  const declared = [shell, ...remotes].flatMap((owner) =>
    Object.keys(slotsOf(owner)).map((slot) => ({ slot, owner })),
  );
  const bySlot = Map.groupBy(declared, ({ slot }) => slot);
  return new Map([...bySlot].map(([slot, all]) => [slot, all.map(({ owner }) => owner)]));
}

function tooMany(put: readonly Put[]): GateProblem {
  const counts = Map.groupBy(put, ({ remote }) => remote.name);
  const [most] = [...counts].sort(([, one], [, other]) => other.length - one.length);
  return {
    rule,
    asks: `The releases put ${put.length} extensions into slots together`,
    has: `and a composition has at most ${limits.compositionExtensions}`,
    remedy: `Remove some; ${most?.[0]} puts in the most.`,
  };
}

function declaredTwice(slot: string, [first, ...others]: readonly Owner[]): GateProblem[] {
  return others.map((other) => ({
    rule,
    asks: `${first && nameWithTeam(first)} declares the slot ${slot}`,
    has: `and ${nameWithTeam(other)} declares it too`,
    remedy: 'Give one of them another name.',
  }));
}

/** One problem for each remote, so that a slot that goes away names all who were in it. */
function undeclared(
  slot: string,
  extensions: readonly Put[],
  declared: readonly string[],
): GateProblem[] {
  const byRemote = Map.groupBy(extensions, ({ remote }) => remote);
  return [...byRemote].map(([remote, own]) => ({
    rule,
    asks: `${nameWithTeam(remote)} puts ${own.map(({ expose }) => expose).join(', ')} into the slot ${slot}`,
    has: `and no release of the channel has it; declared are ${declared.slice(0, 20).join(', ') || 'none'}`,
    remedy: `First put a release there that declares it, or remove it from the extensions of ${remote.name}.`,
  }));
}

/** More for one audience than the slot takes on a page. */
function crowded(
  slot: string,
  owner: Owner,
  extensions: readonly Put[],
  { shell }: ProposedComposition,
): GateProblem[] {
  const max = slotsOf(owner)[slot]?.max ?? 0;
  if (extensions.length <= max) return [];
  const everywhere = extensions.filter(({ on }) => !on);
  const onPages = extensions.flatMap((one) => (one.on ?? []).map((path) => ({ path, one })));
  const byPath = [...Map.groupBy(onPages, ({ path }) => path)];
  const namedAt = (place: number) => (byPath[place]?.[1] ?? []).map(({ one }) => one);
  const overlaps = [[], ...overlapsOf(byPath.map(([path]) => path))];
  // One that names overlapping paths is on their pages once.
  const together = overlaps.map((places) => new Set(everywhere.concat(places.flatMap(namedAt))));
  const crowds = together.filter(({ size }) => size > max).map((all) => [...all]);
  return shell.manifest.audiences.flatMap((audience) => {
    const seen = crowds.map((all) => all.filter((one) => isForAudience(one, audience)));
    const crowd = seen.find(({ length }) => length > max);
    if (!crowd) return [];
    const names = crowd.map(({ remote, expose }) => `${expose} of ${nameWithTeam(remote)}`);
    return [
      {
        rule,
        asks: `${names.join(', ')} are in the slot ${slot} for ${audience}`,
        has: `and ${nameOf(owner)} takes ${max} there`,
        remedy: 'Remove one, show them to other audiences or on other pages, or raise "max".',
      },
    ];
  });
}
