import type { ChannelValues } from '@aangan/registry-client';
import { Muted, TextField } from '@aangan/ui';
import { useState } from 'react';
import { useSetValueMutation } from '../api/registry-api.ts';
import { ConfirmChange } from '../history/confirm-change.tsx';
import { settingOf, settingText } from './setting-text.ts';

interface AskedValueProps {
  value: ChannelValues['values'][number];
  channel: string;
  /** Of the channel, as the value was shown. */
  revision: number;
  onClose: () => void;
}

/** Asks what a channel sets a value to. */
export function AskedValue({ value, channel, revision, onClose }: AskedValueProps) {
  const { remote, name, declared, setting } = value;
  const [text, setText] = useState(setting === null ? '' : settingText(setting));
  const [set] = useSetValueMutation();
  const to = text === '' || !declared ? undefined : settingOf(text, declared);
  return (
    <ConfirmChange
      action="Set"
      title={`Set ${name} of ${remote} on ${channel}`}
      reason={`Set ${name} by hand`}
      onConfirm={(why) => set({ channel, remote, name, to, why, revision }).unwrap()}
      onClose={onClose}
    >
      <TextField label={name} value={text} onChange={({ target }) => setText(target.value)} />
      <Muted>{hintOf(declared)}</Muted>
    </ConfirmChange>
  );
}

function hintOf(declared: AskedValueProps['value']['declared']): string {
  const unset = 'Empty for the default.';
  if (!declared) return 'No release reads it: leave it empty, so that it is set no more.';
  const { type, choices } = declared;
  if (type === 'boolean') {
    return `true, false, or a percentage of the visitors: 50%, 100%:client. ${unset}`;
  }
  return choices ? `One of ${choices.join(', ')}. ${unset}` : `A ${type}. ${unset}`;
}
