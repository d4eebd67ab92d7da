import { shellName } from '@aangan/manifest';
import { RegistryRefusal } from '../../registry-refusal.ts';
import {
  extensionKey,
  extensionKeys,
  offKeyOf,
  type SwitchedExtension,
} from '../switched-extension.ts';
import { type LockedChannel, type Plan, releaseOn } from './plan.ts';
import { requireServed } from './remove.ts';

/** Switches remotes off, so that their pages show a notice, or on again. Their releases stay on the channel. */
export function switchPlan(names: readonly string[], isOff: boolean): Plan {
  return async (locked) => {
    requireServed(locked, names);
    if (names.includes(shellName)) {
      throw new RegistryRefusal(
        'conflict',
        `The ${shellName} cannot be switched off: no page would be left. Roll it back instead.`,
      );
    }
    const moves = names
      .filter((name) => locked.served.get(name)?.isOff !== isOff)
      .map((name) => {
        const release = releaseOn(locked, name);
        const kind = isOff ? ('switch-off' as const) : ('switch-on' as const);
        return { kind, name, from: release, to: release };
      });
    return { moves, put: [] };
  };
}

/**
 * Switches one extension off, a module or a link, so that it is in its slot no more, or on again. Its remote and what
 * else that puts into slots work on.
 */
export function switchExtensionPlan(
  names: readonly string[],
  extension: SwitchedExtension,
  isOff: boolean,
): Plan {
  return async (locked) => {
    const [name, ...others] = names;
    if (name === undefined || others.length > 0) {
      throw new RegistryRefusal('invalid', 'Name the one remote that the extension is of.');
    }
    requireServed(locked, names);
    const off = locked.served.get(name)?.offExtensions ?? [];
    const offKey = offKeyOf(off, extension);
    const key = offKey ?? extensionKey(extension);
    if ((offKey !== undefined) === isOff) return { moves: [], put: [] };
    if (isOff) requireExtension(locked, name, key);
    const release = releaseOn(locked, name);
    const kind = isOff ? ('switch-off' as const) : ('switch-on' as const);
    return { moves: [{ kind, name, from: release, to: release, extension: key }], put: [] };
  };
}

/** Of the stable release or of a canary's. */
function requireExtension({ channel, served, canaries }: LockedChannel, name: string, key: string) {
  const own = canaries.flatMap(({ releases }) => releases.filter((one) => one.name === name));
  const stable = served.get(name);
  const declared = [...own, ...(stable ? [stable.manifest] : [])].flatMap((release) =>
    release.kind === 'remote' ? extensionKeys(release.manifest) : [],
  );
  if (declared.includes(key)) return;
  const listed = [...new Set(declared)].join(', ') || 'none';
  throw new RegistryRefusal(
    'not-found',
    `${name} on ${channel} has no extension "${key}". It has: ${listed}.`,
  );
}
