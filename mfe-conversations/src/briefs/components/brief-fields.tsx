import {
  amountReading,
  connectionProjectTypes,
  connectionTimelines,
  groupDigits,
} from '@aangan/domain';
import {
  AmountField,
  FieldPair,
  SelectField,
  type SelectOption,
  Stack,
  TextArea,
  TextField,
} from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { briefLabels } from '../model/brief-texts.ts';
import type { BriefFaults, TypedBrief } from '../model/typed-brief.ts';
import { useFaultText } from '../model/use-fault-text.ts';

const kinds: SelectOption[] = connectionProjectTypes.map(({ id, label }) => ({ value: id, label }));

interface BriefFieldsProps {
  typed: TypedBrief;
  faults: BriefFaults;
  onChange: (parts: Partial<TypedBrief>) => void;
}

type TextName = 'title' | 'city' | 'locality' | 'people' | 'style_words' | 'must_haves';

/** What a text field of a brief needs besides its hint. */
function useTextField({ typed, faults, onChange }: BriefFieldsProps) {
  const { i18n } = useLingui();
  const faultText = useFaultText();
  return (name: TextName) => ({
    label: i18n._(briefLabels[name]),
    value: typed[name],
    error: faultText(faults[name]),
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
}

/** Where the place is, how large it is, for how much and from when on. */
export function PlaceFields(props: BriefFieldsProps) {
  const { typed, faults, onChange } = props;
  const { i18n, t } = useLingui();
  const faultText = useFaultText();
  const field = useTextField(props);
  const starts = useId();
  return (
    <Stack gap="m">
      <TextField
        {...field('title')}
        hint={t({
          id: 'conversations.brief-title-hint',
          message: 'By which you and the firms call it: “Flat in Malleswaram”',
        })}
      />
      <FieldPair>
        <SelectField
          label={i18n._(briefLabels.kind)}
          options={kinds}
          placeholder={t({ id: 'conversations.choose-one', message: 'Choose one' })}
          value={typed.kind ?? ''}
          onChange={({ target }) =>
            onChange({ kind: (target.value || null) as TypedBrief['kind'] })
          }
        />
        <AmountField
          label={i18n._(briefLabels.area_sqft)}
          value={typed.area_sqft}
          onValueChange={(area_sqft) => onChange({ area_sqft })}
          group={groupDigits}
          after={t({ id: 'conversations.sqft', message: 'sq ft' })}
          error={faultText(faults.area_sqft)}
          optional
        />
      </FieldPair>
      <FieldPair>
        <TextField {...field('city')} autoComplete="address-level2" />
        <TextField {...field('locality')} optional />
      </FieldPair>
      <FieldPair>
        <Budget name="budget_min" {...props} />
        <Budget name="budget_max" {...props} />
      </FieldPair>
      <TextField
        label={i18n._(briefLabels.start)}
        hint={t({
          id: 'conversations.brief-start-hint',
          message: 'A month, or in words: after the monsoon',
        })}
        list={starts}
        optional
        value={typed.start}
        error={faultText(faults.start)}
        onChange={({ target }) => onChange({ start: target.value })}
      />
      <Timelines id={starts} />
    </Stack>
  );
}

function Timelines({ id }: { id: string }) {
  return (
    <datalist id={id}>
      {connectionTimelines.map((timeline) => (
        <option key={timeline} value={timeline} />
      ))}
    </datalist>
  );
}

function Budget({
  name,
  typed,
  faults,
  onChange,
}: BriefFieldsProps & { name: 'budget_min' | 'budget_max' }) {
  const { t } = useLingui();
  const faultText = useFaultText();
  return (
    <AmountField
      label={
        name === 'budget_min'
          ? t({ id: 'conversations.brief-budget-from', message: 'Budget from' })
          : t({ id: 'conversations.brief-budget-to', message: 'Budget up to' })
      }
      before="₹"
      group={groupDigits}
      reading={amountReading}
      optional
      value={typed[name]}
      error={faultText(faults[name])}
      onValueChange={(value) => onChange({ [name]: value })}
    />
  );
}

/** Who lives there, and what must be. */
export function PeopleFields(props: BriefFieldsProps) {
  const { t } = useLingui();
  const field = useTextField(props);
  return (
    <Stack gap="m">
      <TextArea {...field('people')} rows={2} optional />
      <TextArea
        {...field('must_haves')}
        rows={3}
        optional
        hint={t({ id: 'conversations.brief-must-haves-hint', message: 'One on each line' })}
      />
    </Stack>
  );
}

/** The style in words. */
export function StyleWords(props: BriefFieldsProps) {
  const field = useTextField(props);
  return <TextArea {...field('style_words')} rows={2} optional />;
}
