import { useId, useState } from 'react';
import styled from 'styled-components';
import type { FieldTexts } from '../form/field-frame.tsx';
import { GroupFrame } from '../form/group-frame.tsx';
import { InputBox } from '../form/input-box.ts';
import { VisuallyHidden } from '../layout/layout.tsx';
import { Muted } from '../text/text.tsx';
import { tokens } from '../theme/tokens.ts';
import { ChosenItems } from './chosen-items.tsx';
import type { PickableGroup } from './pickable.ts';
import { PickerGroup } from './picker-group.tsx';
import { useOpenGroups } from './use-open-groups.ts';

const Sheet = styled.div`
  border: 1px solid ${tokens.color.lineStrong};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.surface};
  overflow: hidden;

  &[data-state='invalid'] {
    border-color: ${tokens.color.danger};
  }
`;

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

const Count = styled(Muted)`
  padding: ${tokens.space.xs} ${tokens.space.m};
  border-block-start: 1px solid ${tokens.color.line};
  background: ${tokens.color.paper};
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
  const { label, hint, error, optional, groups, value, onChange, search, max, fullMessage } = props;
  const searchId = useId();
  const [text, setText] = useState('');
  const shown = search(groups, text);
  const { isOpen, toggleGroup } = useOpenGroups(groups, value, text.trim());
  const full = max !== undefined && value.length >= max;
  const toggle = (id: string) =>
    onChange(value.includes(id) ? value.filter((one) => one !== id) : [...value, id]);
  return (
    <GroupFrame label={label} hint={hint} error={error} optional={optional}>
      <ChosenItems groups={groups} value={value} onRemove={toggle} />
      <Sheet data-state={error ? 'invalid' : 'valid'}>
        <VisuallyHidden as="label" htmlFor={searchId}>
          {`Search ${label.toLowerCase()}`}
        </VisuallyHidden>
        <Search
          id={searchId}
          type="search"
          autoComplete="off"
          value={text}
          placeholder={props.searchPlaceholder ?? 'Search'}
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
        {shown.length === 0 && <Nothing>{`Nothing matches “${text.trim()}”.`}</Nothing>}
        <Count role="status">{countText(value.length, max, full ? fullMessage : undefined)}</Count>
      </Sheet>
    </GroupFrame>
  );
}

function countText(chosen: number, max: number | undefined, fullMessage: string | undefined) {
  if (fullMessage) return fullMessage;
  return max === undefined ? `${chosen} selected` : `${chosen} of ${max} selected`;
}
