import {
  amountReading,
  formatCount,
  groupDigits,
  type ListingFilterName,
  listingFilters,
  listingSorts,
} from '@aangan/domain';
import { AmountField, SelectField } from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';
import { useSpeech } from '../speech/use-speech.ts';
import { ChoiceMenu } from './choice-menu.tsx';
import type { ListingFacets } from './listing-facets.ts';
import type { DraftState } from './use-filter-draft.ts';

export interface FilterFieldProps {
  name: ListingFilterName;
  form: DraftState;
  /** The facets with the choices. While they load, the field keeps its place. */
  facets: ListingFacets | undefined;
  /** In a row, boxes to tick lie over the page and close when this changes: the applied filter. */
  applied?: string;
}

/** The field of one filter, by the kind of its value; nothing for a filter that is chosen elsewhere. */
export function FilterField({ name, form, facets, applied }: FilterFieldProps) {
  const { i18n, say } = useSpeech();
  const { kind, field, choices: called } = listingFilters[name];
  if (!field) return null;
  const label = i18n._(field.label);
  const unset = i18n._(field.unset);
  const choices = (called && facets?.[called]) ?? [];
  const onChange = (chosen: string | readonly string[]) => form.change(name, chosen);
  if (kind === 'many') {
    return (
      <ChoiceMenu
        label={label}
        name={name}
        choices={choices}
        chosen={[form.draft[name]].flat()}
        onChange={onChange}
        unset={unset}
        applied={applied}
      />
    );
  }
  const value = String(form.draft[name]);
  if (kind === 'amount') {
    return (
      <AmountField
        label={label}
        name={name}
        before="₹"
        placeholder={unset}
        enterKeyHint="go"
        value={value}
        onValueChange={onChange}
        group={groupDigits}
        reading={amountReading}
        error={form.errorOf(name)}
      />
    );
  }
  return (
    <SelectField
      label={label}
      name={name}
      placeholder={unset}
      options={choices.map((choice) => ({
        value: choice.slug,
        label: `${say(choice.name)} (${formatCount(choice.count)})`,
      }))}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

export interface SortFieldProps {
  sort: string;
  onSort: (sort: string) => void;
}

const sorts = listingSorts.map(({ id, label }) => ({ value: id, label }));

/** The order of the list. */
export function SortField({ sort, onSort }: SortFieldProps) {
  const { t } = useLingui();
  return (
    <SelectField
      label={t({ id: 'firms.sort-by', message: 'Sort by' })}
      name="sort"
      options={sorts}
      value={sort || 'rating'}
      onChange={({ target }) => onSort(target.value)}
    />
  );
}
