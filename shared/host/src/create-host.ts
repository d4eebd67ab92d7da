import { systemClock } from './clock.ts';
import type { Host } from './host.ts';
import { createTaskList } from './task-list.ts';
import { silentTelemetry } from './telemetry.ts';

/** What a host cannot be created without; `createHostStore` makes `store` and `injectApi`. */
type RequiredParts = Pick<Host, 'session' | 'client' | 'store' | 'injectApi' | 'RemotePart'>;
type OptionalParts = Partial<
  Pick<
    Host,
    'clock' | 'locale' | 'telemetry' | 'reportOutcome' | 'tasks' | 'Slot' | 'values' | 'preloadPart'
  >
>;

/**
 * A host from its parts. By default the clock is the system's, the locale `en-IN`, telemetry and outcomes are dropped, the task list
 * and all slots are empty, all values are their defaults, and no part is fetched ahead.
 */
export function createHost({
  clock = systemClock,
  locale = 'en-IN',
  telemetry = silentTelemetry,
  reportOutcome = () => undefined,
  tasks = createTaskList(),
  Slot = () => null,
  values = { read: () => undefined },
  preloadPart = () => undefined,
  ...parts
}: RequiredParts & OptionalParts): Host {
  const optional = { clock, locale, telemetry, reportOutcome, tasks, Slot, values, preloadPart };
  return { ...parts, ...optional };
}
