import { Checkbox, type Elements, Stack } from '@aangan/ui';
import { useState } from 'react';
import { ConfirmChange } from '../history/confirm-change.tsx';
import { ChannelRule } from './channel-rule.tsx';

interface RequiredChoiceProps {
  /** What the channel requires now, as a sentence. */
  text: string;
  /** The name of the button that changes it, for screen readers. */
  changeLabel: string;
  title: string;
  /** What is refused. */
  explanation: string;
  reason: string;
  required: readonly string[];
  /** What can be required; undefined while that is not known. */
  options: readonly { value: string; label: string }[] | undefined;
  /** In place of options that are not there. */
  instead?: Elements;
  /** What is asked for when the dialog opens. */
  onOpen?: () => void;
  onConfirm: (chosen: readonly string[], why: string) => Promise<unknown>;
}

/** What a channel requires of releases, and a dialog that changes it. */
export function RequiredChoice(props: RequiredChoiceProps) {
  const { text, changeLabel, onOpen } = props;
  const [isAsked, setIsAsked] = useState(false);
  const open = () => {
    onOpen?.();
    setIsAsked(true);
  };
  return (
    <>
      <ChannelRule text={text} changeLabel={changeLabel} onChange={open} />
      {isAsked && <AskedChoice {...props} onClose={() => setIsAsked(false)} />}
    </>
  );
}

function AskedChoice({
  title,
  explanation,
  reason,
  required,
  options,
  instead,
  onConfirm,
  onClose,
}: RequiredChoiceProps & { onClose: () => void }) {
  const [chosen, setChosen] = useState(required);
  const toggle = (value: string, isRequired: boolean) =>
    setChosen((before) =>
      isRequired ? [...before, value] : before.filter((other) => other !== value),
    );
  return (
    <ConfirmChange
      action="Require"
      title={title}
      reason={reason}
      onConfirm={(why) => onConfirm(chosen, why)}
      onClose={onClose}
    >
      <Stack gap="s">
        <p>{explanation}</p>
        {instead}
        {options?.map(({ value, label }) => (
          <Checkbox
            key={value}
            label={label}
            checked={chosen.includes(value)}
            onChange={({ target }) => toggle(value, target.checked)}
          />
        ))}
      </Stack>
    </ConfirmChange>
  );
}
