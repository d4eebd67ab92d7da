import { useLingui } from '@lingui/react/macro';
import styled from 'styled-components';
import { lineHeight } from '../theme/devanagari.ts';
import { focusRing } from '../theme/focus-ring.ts';
import { when } from '../theme/media-queries.ts';
import { tokens } from '../theme/tokens.ts';
import type { PickableGroup } from './pickable.ts';

const Line = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.xs};
  margin-block-end: ${tokens.space.xs};
`;

const Chosen = styled.button`
  display: flex;
  min-height: 2rem;
  align-items: center;
  gap: ${tokens.space.xs};
  padding: 0.1875rem 0.75rem;
  border: 0;
  border-radius: ${tokens.radius.pill};
  background: ${tokens.color.accentSoft};
  color: ${tokens.color.accentStrong};
  font-size: ${tokens.type.small};
  line-height: ${lineHeight(1.25)};
  text-align: start;
  cursor: pointer;

  &:hover {
    background: ${tokens.color.accent};
    color: ${tokens.color.onAccent};
  }
  ${when.touch} {
    min-height: 2.75rem;
  }
  ${focusRing}
`;

interface ChosenItemsProps {
  groups: readonly PickableGroup[];
  value: readonly string[];
  onRemove: (id: string) => void;
}

/** The chosen items; pressing one removes it. */
export function ChosenItems({ groups, value, onRemove }: ChosenItemsProps) {
  const { t } = useLingui();
  if (value.length === 0) return null;
  const items = groups.flatMap((group) => group.items);
  return (
    <Line role="list" aria-label={t({ id: 'ui.selected', message: 'Selected' })}>
      {value.map((id) => {
        const label = items.find((item) => item.id === id)?.label ?? id;
        return (
          <li key={id}>
            <Chosen
              type="button"
              aria-label={t({ id: 'ui.remove-one', message: `Remove ${label}` })}
              onClick={() => onRemove(id)}
            >
              <span>{label}</span>
              <span aria-hidden="true">×</span>
            </Chosen>
          </li>
        );
      })}
    </Line>
  );
}
