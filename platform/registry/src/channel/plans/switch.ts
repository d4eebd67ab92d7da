import { shellName } from '@aangan/manifest';
import { RegistryRefusal } from '../../registry-refusal.ts';
import { type Plan, releaseOn } from './plan.ts';
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
