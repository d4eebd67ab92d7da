import { focusRing, tokens, when } from '@aangan/ui';
import styled from 'styled-components';

const Tabs = styled.div`
  display: flex;
  gap: clamp(0.75rem, 4vw, ${tokens.space.l});
  overflow-x: auto;
  border-block-end: 1px solid ${tokens.color.line};
  scrollbar-width: none;

  @media (max-width: 39.99em) {
    margin-inline: calc(-1 * ${tokens.space.gutter});
    padding-inline: ${tokens.space.gutter};
  }
`;

const Tab = styled.button`
  flex: none;
  min-height: 3rem;
  padding: 0.5rem 0.125rem;
  border: 0;
  background: none;
  color: ${tokens.color.inkFaint};
  box-shadow: inset 0 -2px transparent;
  font-size: ${tokens.type.small};
  font-weight: 500;
  cursor: pointer;
  transition: color ${tokens.motion.quick}, box-shadow ${tokens.motion.quick};
  ${focusRing}

  &:focus-visible {
    outline-offset: -3px;
  }
  &:hover {
    color: ${tokens.color.ink};
  }
  &[data-state='on'] {
    color: ${tokens.color.ink};
    box-shadow: inset 0 -2px ${tokens.color.accent};
  }
  ${when.wide} {
    font-size: ${tokens.type.body};
  }
`;

export interface ContentTabsProps<Id extends string> {
  filters: readonly { id: Id; label: string }[];
  shown: Id;
  onShow: (filter: Id) => void;
}

/** Which of a firm's content is shown. */
export function ContentTabs<Id extends string>({ filters, shown, onShow }: ContentTabsProps<Id>) {
  return (
    <Tabs role="group" aria-label="Show">
      {filters.map(({ id, label }) => (
        <Tab
          key={id}
          type="button"
          aria-pressed={id === shown}
          data-state={id === shown ? 'on' : 'off'}
          onClick={() => onShow(id)}
        >
          {label}
        </Tab>
      ))}
    </Tabs>
  );
}
