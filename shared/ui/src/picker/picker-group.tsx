import { useId } from 'react';
import styled from 'styled-components';
import { Checkbox } from '../form/checkbox.tsx';
import { when } from '../theme/media-queries.ts';
import { tokens } from '../theme/tokens.ts';
import type { PickableGroup } from './pickable.ts';

const Heading = styled.p`
  padding: ${tokens.space.xs} ${tokens.space.m};
  background: ${tokens.color.paperDeep};
  font-size: ${tokens.type.micro};
  font-weight: 600;
  letter-spacing: 0.04em;
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
  /** The maximum is reached. */
  full: boolean;
  onToggle: (id: string) => void;
}

/** One group of the picker: a heading and its checkboxes. */
export function PickerGroup({ group, value, full, onToggle }: PickerGroupProps) {
  const headingId = useId();
  return (
    <div>
      <Heading id={headingId}>{group.label}</Heading>
      <Items role="list" aria-labelledby={headingId}>
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
    </div>
  );
}
