import { isRemoteName } from '@aangan/manifest/names';
import type { ChannelValues, ValueSetting } from '@aangan/registry-client';
import { UsageError } from '../command-line/usage-error.ts';

/** A value of a channel. */
export type ListedValue = ChannelValues['values'][number];

/** A value as it was typed. */
export interface TypedValue {
  name: string;
  text: string;
}

/** `name=text` as its parts. @throws {UsageError} */
export function readValueArgument(argument: string): TypedValue {
  const at = argument.indexOf('=');
  if (at > 0) return { name: argument.slice(0, at), text: argument.slice(at + 1) };
  throw new UsageError(`"${argument}" is no value: type it as strip-size=3.`);
}

/** `remote.name=text` as its parts; undefined where the argument is something else. */
export function readRemoteValue(argument: string): (TypedValue & { remote: string }) | undefined {
  const [, remote = '', rest = ''] = /^([^.@=]+)\.([^@=]+=.*)$/s.exec(argument) ?? [];
  return isRemoteName(remote) && rest ? { remote, ...readValueArgument(rest) } : undefined;
}

const percentage = /^([^%]*)%(?::(.+))?$/;
const booleans = new Map([
  ['true', true],
  ['false', false],
]);
const decimal = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i;

/** What a channel's release declares of a value; null where none declares it. */
export function declaredOn(
  known: readonly ListedValue[],
  remote: string,
  name: string,
): ListedValue['declared'] {
  return known.find((one) => one.remote === remote && one.name === name)?.declared ?? null;
}

/**
 * What a text sets a value to. A flag is true, false, or a percentage with audiences: `50%`, `100%:client,guest`.
 * What is none of its type is sent as it is: the registry says what the value takes.
 * @param declared null for a value that no release declares: it is taken by its look, and the registry says more
 * @throws {UsageError} for a percentage that is none
 */
export function settingOf(
  { name, text }: TypedValue,
  declared: Pick<NonNullable<ListedValue['declared']>, 'type'> | null,
): ValueSetting {
  const type = declared?.type ?? (isFlag(text) ? 'boolean' : 'string');
  if (type === 'number')
    return decimal.test(text) && Number.isFinite(Number(text)) ? Number(text) : text;
  if (type !== 'boolean') return text;
  const [, percent, audiences] = percentage.exec(text) ?? [];
  if (percent === undefined) return booleans.get(text) ?? text;
  if (!/^\d{1,3}$/.test(percent) || Number(percent) > 100) {
    throw new UsageError(`${name} takes a whole percentage from 0% to 100%, not "${text}".`);
  }
  return { percent: Number(percent), ...(audiences && { for: audiences.split(',') }) };
}

const isFlag = (text: string) => booleans.has(text) || /^\d+%/.test(text);

/** A setting as it is typed. */
export function settingText(setting: ValueSetting): string {
  if (typeof setting !== 'object') return String(setting);
  return `${setting.percent}%${setting.for ? `:${setting.for.join(',')}` : ''}`;
}
