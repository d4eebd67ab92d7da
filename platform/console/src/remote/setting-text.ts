import type { ChannelValues, ValueSetting } from '@aangan/registry-client';

/** A setting as it is read and typed: `50%` or `100%:client` for a flag that some have. */
export function settingText(setting: ValueSetting): string {
  if (typeof setting !== 'object') return String(setting);
  return `${setting.percent}%${setting.for ? `:${setting.for.join(',')}` : ''}`;
}

type Declared = NonNullable<ChannelValues['values'][number]['declared']>;

/** What a text sets a value to; a text that is none of its type is sent as it is, and refused with the reason. */
export function settingOf(text: string, { type }: Pick<Declared, 'type'>): ValueSetting {
  if (type === 'number' && text.trim() !== '' && !Number.isNaN(Number(text))) return Number(text);
  if (type !== 'boolean') return text;
  const [, percent, audiences] = /^(\d{1,3})\s?%(?::(.+))?$/.exec(text) ?? [];
  if (percent === undefined) return text === 'true' || text === 'false' ? text === 'true' : text;
  return { percent: Number(percent), ...(audiences && { for: audiences.split(',') }) };
}
