import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { indexAfterKey } from '../keyboard/index-after-key.ts';
import { focusRing } from '../theme/focus-ring.ts';
import { tokens } from '../theme/tokens.ts';

const List = styled.div`
  display: flex;
  gap: ${tokens.space.l};
  overflow-x: auto;
  padding: 3px;
  border-block-end: 1px solid ${tokens.color.line};
  scrollbar-width: none;
`;

const Tab = styled.button`
  flex: none;
  min-height: 2.75rem;
  padding: 0 ${tokens.space.hair};
  border: 0;
  background: none;
  color: ${tokens.color.inkSoft};
  box-shadow: inset 0 -2px 0 transparent;
  cursor: pointer;
  transition: box-shadow ${tokens.motion.quick}, color ${tokens.motion.quick};

  &:hover {
    color: ${tokens.color.ink};
  }
  &[aria-selected='true'] {
    color: ${tokens.color.ink};
    font-weight: 500;
    box-shadow: inset 0 -2px 0 ${tokens.color.accent};
  }
  ${focusRing}
`;

const Panel = styled.div`
  padding-block: ${tokens.space.l};

  &:focus-visible {
    outline: 2px solid ${tokens.color.ink};
  }
`;

export interface TabItem {
  id: string;
  label: string;
  content: ReactNode;
}

export interface TabsProps {
  /** What the tabs are for, for screen readers. */
  label: string;
  tabs: readonly TabItem[];
  /** The id of the shown tab, to control it from outside; without it the component keeps it. */
  selected?: string;
  onSelect?: (id: string) => void;
}

/** Shows one of several panels. Tab stops at the chosen tab only; arrow keys, Home and End choose at once. */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(tabs[0]?.id);
  const shownId = selected ?? own;
  const at = Math.max(
    0,
    tabs.findIndex((tab) => tab.id === shownId),
  );
  const shown = tabs[at];
  if (!shown) return null;

  function select(tabId: string) {
    setOwn(tabId);
    onSelect?.(tabId);
  }
  function press(event: KeyboardEvent) {
    const place = indexAfterKey(event.key, at, tabs.length, 'horizontal');
    const next = place === null ? undefined : tabs[place];
    if (!next) return;
    event.preventDefault();
    select(next.id);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[place ?? 0]?.focus();
  }
  return (
    <div>
      <List ref={list} role="tablist" aria-label={label} onKeyDown={press}>
        {tabs.map((tab) => (
          <Tab
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={tab === shown}
            aria-controls={tab === shown ? `${id}-panel` : undefined}
            tabIndex={tab === shown ? 0 : -1}
            onClick={() => select(tab.id)}
          >
            {tab.label}
          </Tab>
        ))}
      </List>
      <Panel role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${shown.id}`} tabIndex={0}>
        {shown.content}
      </Panel>
    </div>
  );
}
