import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import styled from 'styled-components';
import { Checkbox } from '../form/checkbox.tsx';
import { focusRing } from '../theme/focus-ring.ts';
import { when } from '../theme/media-queries.ts';
import { tokens } from '../theme/tokens.ts';
import type { PickableGroup } from './pickable.ts';

const Group = styled.div`
  & + & {
    border-block-start: 1px solid ${tokens.color.line};
  }
`;

const Heading = styled.button`
  display: flex;
  width: 100%;
  min-height: 2.75rem;
  align-items: center;
  gap: ${tokens.space.s};
  padding: ${tokens.space.xs} ${tokens.space.m};
  border: 0;
  background: ${tokens.color.surface};
  color: ${tokens.color.ink};
  font: inherit;
  font-size: ${tokens.type.small};
  font-weight: 500;
  text-align: start;
  cursor: pointer;
  ${focusRing}

  &:focus-visible {
    outline-offset: -2px;
  }
  &:hover,
  &[aria-expanded='true'] {
    background: ${tokens.color.paperDeep};
  }
  svg {
    flex: none;
    transition: transform ${tokens.motion.quick};
  }
  &[aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
`;

const Label = styled.span`
  flex: 1;
  min-width: 0;
`;

const Chosen = styled.span`
  color: ${tokens.color.accentStrong};
  font-weight: 400;
  white-space: nowrap;
`;

const Items = styled.ul`
  display: grid;
  padding: ${tokens.space.xs} ${tokens.space.m};

  ${when.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: ${tokens.space.l};
  }
  li {
    padding-block: 0.4375rem;
  }
  li:has(input:disabled) {
    opacity: 0.5;
  }
  ${when.touch} {
    li {
      padding-block: 0.625rem;
    }
  }
`;

interface PickerGroupProps {
  group: PickableGroup;
  value: readonly string[];
  isOpen: boolean;
  onOpenChange: () => void;
  /** The maximum is reached. */
  full: boolean;
  onToggle: (id: string) => void;
}

/** One group of the picker: a heading that opens and closes it, and its checkboxes. */
export function PickerGroup(props: PickerGroupProps) {
  const { group, value, isOpen, onOpenChange, full, onToggle } = props;
  const { t } = useLingui();
  const headingId = useId();
  const listId = useId();
  const chosen = group.items.filter(({ id }) => value.includes(id)).length;
  return (
    <Group>
      <Heading
        id={headingId}
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onClick={onOpenChange}
      >
        <Label>{group.label}</Label>
        {chosen > 0 && (
          <Chosen>{t({ id: 'ui.number-selected', message: `${chosen} selected` })}</Chosen>
        )}
        <Chevron />
      </Heading>
      {isOpen && (
        <Items id={listId} role="list" aria-label={group.label}>
          {group.items.map(({ id, label }) => {
            const checked = value.includes(id);
            return (
              <li key={id}>
                <Checkbox
                  label={label}
                  checked={checked}
                  disabled={full && !checked}
                  onChange={() => onToggle(id)}
                />
              </li>
            );
          })}
        </Items>
      )}
    </Group>
  );
}

function Chevron() {
  return (
    <svg width="12" height="12" viewBox="0 0 12 12" fill="none" aria-hidden="true">
      <path d="m2 4 4 4 4-4" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
    </svg>
  );
}
