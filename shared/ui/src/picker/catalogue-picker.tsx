import { useSentences } from '@aangan/messages';
import { useLingui } from '@lingui/react/macro';
import { useId, useMemo, useState } from 'react';
import styled from 'styled-components';
import type { FieldTexts } from '../form/field-frame.tsx';
import { GroupFrame } from '../form/group-frame.tsx';
import { InputBox } from '../form/input-box.ts';
import { VisuallyHidden } from '../layout/layout.tsx';
import { Muted } from '../text/text.tsx';
import { tokens } from '../theme/tokens.ts';
import { ChosenItems } from './chosen-items.tsx';
import type { PickableGroup, PickableItem } from './pickable.ts';
import { PickerGroup } from './picker-group.tsx';
import { Count, Sheet } from './picker-sheet.ts';
import { useOpenGroups } from './use-open-groups.ts';

const Search = styled(InputBox)`
  border: 0;
  border-block-end: 1px solid ${tokens.color.line};
  border-radius: 0;

  &:focus-visible {
    outline-offset: -2px;
  }
`;

const Nothing = styled(Muted)`
  padding: ${tokens.space.m};
`;

export interface CataloguePickerProps extends FieldTexts {
  groups: readonly PickableGroup[];
  /** The chosen ids, in the order in which they were chosen. */
  value: readonly string[];
  onChange: (ids: string[]) => void;
  /** Filters the groups by a text. */
  search: (groups: readonly PickableGroup[], text: string) => readonly PickableGroup[];
  searchPlaceholder?: string;
  /** The maximum number of chosen items. Once reached, the others are disabled, and `fullMessage` says why. */
  max?: number;
  fullMessage?: string;
}

/**
 * A choice of several items of a grouped catalogue: checkboxes in groups that open and close, a search box above them,
 * and the chosen items as chips that can be removed.
 */
export function CataloguePicker(props: CataloguePickerProps) {
  const { label, hint, error, optional, value, onChange, search, max, fullMessage } = props;
  const { t } = useLingui();
  const say = useSentences();
  const groups = useSaid(props.groups);
  const searchId = useId();
  const [text, setText] = useState('');
  const shown = search(groups, text);
  const { isOpen, toggleGroup } = useOpenGroups(groups, value, text.trim());
  const catalogue = label.toLowerCase();
  const sought = text.trim();
  const chosen = value.length;
  const full = max !== undefined && value.length >= max;
  const toggle = (id: string) =>
    onChange(value.includes(id) ? value.filter((one) => one !== id) : [...value, id]);
  const count =
    max === undefined
      ? t({ id: 'ui.number-selected', message: `${chosen} selected` })
      : t({ id: 'ui.number-of-max-selected', message: `${chosen} of ${max} selected` });
  return (
    <GroupFrame label={label} hint={hint} error={error} optional={optional}>
      <ChosenItems groups={groups} value={value} onRemove={toggle} />
      <Sheet data-state={error ? 'invalid' : 'valid'}>
        <VisuallyHidden as="label" htmlFor={searchId}>
          {t({ id: 'ui.search-catalogue', message: `Search ${catalogue}` })}
        </VisuallyHidden>
        <Search
          id={searchId}
          type="search"
          autoComplete="off"
          value={text}
          placeholder={props.searchPlaceholder ?? t({ id: 'ui.search', message: 'Search' })}
          aria-invalid={error ? true : undefined}
          onChange={({ target }) => setText(target.value)}
          // Enter would submit the surrounding form.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
        {shown.map((group) => (
          <PickerGroup
            key={group.id}
            group={group}
            value={value}
            isOpen={isOpen(group.id)}
            onOpenChange={() => toggleGroup(group.id)}
            full={full}
            onToggle={toggle}
          />
        ))}
        {shown.length === 0 && (
          <Nothing>
            {t({ id: 'ui.nothing-matches', message: `Nothing matches “${sought}”.` })}
          </Nothing>
        )}
        <Count role="status">{full && fullMessage ? say(fullMessage) : count}</Count>
      </Sheet>
    </GroupFrame>
  );
}

/** A catalogue with its labels in the page's language, in which they are searched. */
function useSaid(groups: readonly PickableGroup[]): readonly PickableGroup[] {
  const say = useSentences();
  return useMemo(() => {
    const said = <Item extends PickableItem>(item: Item) => ({ ...item, label: say(item.label) });
    return groups.map((group) => ({ ...said(group), items: group.items.map(said) }));
  }, [groups, say]);
}
