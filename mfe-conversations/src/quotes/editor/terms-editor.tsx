import { tooLongMessage } from '@aangan/domain';
import {
  dayAfter,
  dayInIndia,
  type GstState,
  gstStates,
  type Quote,
  quoteLimits,
} from '@aangan/domain/quotes';
import { useHost } from '@aangan/host';
import { FieldPair, SelectField, Stack, TextArea, TextField } from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLabel } from '../texts/quote-texts.ts';
import type { Change } from './model/change-quote.ts';

interface TermsEditorProps {
  quote: Quote;
  onChange: (by: Change) => void;
}

/** Until when a quote is valid, where the tax is due, what is not in the price, and notes. */
export function TermsEditor({ quote, onChange }: TermsEditorProps) {
  const { t } = useLingui();
  const { clock } = useHost();
  const today = dayInIndia(clock.now());
  const set = (fields: Partial<Quote>) => onChange((now) => ({ ...now, ...fields }));
  return (
    <Stack gap="m">
      <TextField
        id="quote-valid-until"
        type="date"
        label={t({ id: 'conversations.quote-valid-until', message: 'Valid until' })}
        hint={t({
          id: 'conversations.quote-valid-hint',
          message: 'The last day on which the client can accept it.',
        })}
        min={today}
        max={dayAfter(today, quoteLimits.validDaysMax)}
        value={quote.valid_until ?? ''}
        onChange={({ target }) => set({ valid_until: target.value || null })}
      />
      <FieldPair>
        <StateField
          label={t({ id: 'conversations.quote-firm-state', message: 'State of the firm' })}
          value={quote.firm_state}
          onChange={(firm_state) => set({ firm_state })}
        />
        <StateField
          label={t({ id: 'conversations.quote-place-state', message: 'State of the work' })}
          value={quote.place_state}
          onChange={(place_state) => set({ place_state })}
        />
      </FieldPair>
      <ExclusionsField
        exclusions={quote.exclusions}
        onChange={(exclusions) => set({ exclusions })}
      />
      <TextArea
        label={t({ id: 'conversations.quote-notes', message: 'Notes' })}
        optional
        maxLength={quoteLimits.notesMax}
        value={quote.notes}
        onChange={({ target }) => set({ notes: target.value })}
      />
    </Stack>
  );
}

interface StateFieldProps {
  label: string;
  value: GstState | null;
  onChange: (state: GstState | null) => void;
}

/** A state, which decides how the tax is split. */
function StateField({ label, value, onChange }: StateFieldProps) {
  const { t } = useLingui();
  const labelOf = useLabel();
  return (
    <SelectField
      label={label}
      optional
      placeholder={t({ id: 'conversations.quote-no-state', message: 'Not said' })}
      value={value ?? ''}
      options={gstStates.map((state) => ({ value: state.id, label: labelOf(state) }))}
      onChange={({ target }) => onChange((target.value || null) as GstState | null)}
    />
  );
}

interface ExclusionsFieldProps {
  exclusions: readonly string[];
  onChange: (exclusions: string[]) => void;
}

const { exclusionMax, exclusionsMax } = quoteLimits;

/** One on each line, so that a list can be pasted. */
function ExclusionsField({ exclusions, onChange }: ExclusionsFieldProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(() => exclusions.join('\n'));
  const isOwn = exclusions.join('\n') === readExclusions(typed).join('\n');
  const shown = isOwn ? typed : exclusions.join('\n');
  const tooLong = exclusions.some((text) => [...text].length > exclusionMax);
  const tooMany = t({
    id: 'conversations.quote-too-many-exclusions',
    message: `A quote has at most ${exclusionsMax} of these`,
  });
  const error = tooLong ? tooLongMessage(exclusionMax) : undefined;
  return (
    <TextArea
      id="quote-exclusions"
      label={t({ id: 'conversations.quote-exclusions', message: 'Not in the price' })}
      hint={t({ id: 'conversations.quote-exclusions-hint', message: 'One on each line.' })}
      error={exclusions.length > exclusionsMax ? tooMany : error}
      optional
      rows={3}
      value={shown}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(readExclusions(target.value));
      }}
    />
  );
}

const readExclusions = (text: string) => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ),
];
