import type { ChannelValues } from '@aangan/registry-client';
import { useState } from 'react';
import { useSetValueMutation } from '../api/registry-api.ts';
import { ConfirmChange } from '../history/confirm-change.tsx';
import { settingOf, settingText } from './setting-text.ts';
import { ValueField } from './value-field.tsx';

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
      <ValueField value={value} text={text} onChange={setText} />
    </ConfirmChange>
  );
}
