import type { ChannelValues } from '@aangan/registry-client';
import { SelectField, Stack, TextField } from '@aangan/ui';
import { useState } from 'react';
import { settingText } from './setting-text.ts';

type ListedValue = ChannelValues['values'][number];

interface ValueFieldProps {
  value: ListedValue;
  /** What is set, as `settingText` writes it; empty for the default. */
  text: string;
  onChange: (text: string) => void;
}

/** Stands for a percentage that is not typed yet: no flag can be set to it. */
const some = '%';

/** The field of a value: a choice where there is one, else a text. */
export function ValueField({ value: { name, declared }, text, onChange }: ValueFieldProps) {
  if (!declared) {
    const hint = 'No release reads it: leave it empty, so that it is set no more.';
    return <TypedField label={name} hint={hint} text={text} onChange={onChange} />;
  }
  const { type, choices } = declared;
  const unset = `The default: ${settingText(declared.default)}`;
  if (type === 'boolean') {
    return <FlagField label={name} unset={unset} text={text} onChange={onChange} />;
  }
  if (choices) {
    return (
      <SelectField
        label={name}
        value={text}
        placeholder={unset}
        options={choices.map((choice) => ({ value: choice, label: choice }))}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  }
  const hint = `A ${type}. Empty for the default.`;
  return <TypedField label={name} hint={hint} text={text} onChange={onChange} />;
}

interface FieldProps {
  label: string;
  text: string;
  onChange: (text: string) => void;
}

function TypedField({ label, hint, text, onChange }: FieldProps & { hint: string }) {
  const change = ({ target }: { target: { value: string } }) => onChange(target.value);
  return <TextField label={label} hint={hint} value={text} onChange={change} />;
}

const flagChoices = [
  { value: 'true', label: 'On for everybody' },
  { value: 'false', label: 'Off' },
  { value: some, label: 'On for some of the visitors' },
];

function FlagField({ label, unset, text, onChange }: FieldProps & { unset: string }) {
  const [isSome, setSome] = useState(text.includes(some));
  const choose = (choice: string) => {
    setSome(choice === some);
    onChange(choice);
  };
  return (
    <Stack gap="m">
      <SelectField
        label={label}
        value={isSome ? some : text}
        placeholder={unset}
        options={flagChoices}
        onChange={({ target }) => choose(target.value)}
      />
      {isSome && (
        <TypedField
          label="For how many"
          hint="A percentage of the visitors; with audiences, a percentage of theirs: 50%, 100%:client."
          text={text === some ? '' : text}
          onChange={(typed) => onChange(typed || some)}
        />
      )}
    </Stack>
  );
}
