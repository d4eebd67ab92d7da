import { type ListedValue, settingText } from './value-argument.ts';

/** After this many days that a flag is on for everybody, it is one to remove. */
const maxFlagDays = 30;
const dayMs = 86_400_000;

/**
 * The flags of a remote that have been on for everybody for so long that the code for the others can go, as sentences.
 * @param now milliseconds
 */
export function oldFlags(
  channel: string,
  remote: string,
  { values, now }: { values: readonly ListedValue[]; now: number },
): string[] {
  return values
    .filter(
      (one) => one.remote === remote && isForAll(one) && ageMs(one, now) >= maxFlagDays * dayMs,
    )
    .map(({ name, at }) => {
      return `The flag ${name} has been on for everybody on ${channel} since ${at?.slice(0, 10)}: remove it and what is shown without it.`;
    });
}

function isForAll({ declared, setting }: ListedValue): boolean {
  return (
    declared?.type === 'boolean' &&
    setting !== null &&
    ['true', '100%'].includes(settingText(setting))
  );
}

function ageMs({ at }: ListedValue, now: number): number {
  return at === null ? 0 : now - Date.parse(at);
}
