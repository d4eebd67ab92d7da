import { useSentences } from '@aangan/messages';
import { focusRing, tokens, when } from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
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

const Tab = styled(Link)`
  display: inline-flex;
  flex: none;
  align-items: center;
  min-height: 3rem;
  padding: 0.5rem 0.125rem;
  color: ${tokens.color.inkFaint};
  box-shadow: inset 0 -2px transparent;
  font-size: ${tokens.type.small};
  font-weight: 500;
  text-decoration: none;
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

export interface ContentTabsProps {
  filters: readonly { id: string; label: string }[];
  /** The id of the shown filter. */
  shown: string;
  /** The address of the page with a filter. */
  linkTo: (filter: string) => string;
}

/** Tabs that filter a firm's content. A choice replaces the history entry: Back leaves the page. */
export function ContentTabs({ filters, shown, linkTo }: ContentTabsProps) {
  const { t } = useLingui();
  const say = useSentences();
  const tabs = useRef<HTMLDivElement>(null);
  useTabInView(tabs, shown);
  return (
    <Tabs ref={tabs} role="group" aria-label={t({ id: 'firms.show', message: 'Show' })}>
      {filters.map(({ id, label }) => (
        <Tab
          key={id}
          data-tab={id}
          to={linkTo(id)}
          replace
          preventScrollReset
          aria-current={id === shown ? 'true' : undefined}
          data-state={id === shown ? 'on' : 'off'}
        >
          {say(label)}
        </Tab>
      ))}
    </Tabs>
  );
}

/**
 * On a phone the tabs scroll sideways: scrolls the chosen tab into view without scrolling the page. Tabs that the
 * visitor has scrolled before the scripts arrived stay: otherwise a press could hit another tab.
 */
function useTabInView(tabs: RefObject<HTMLElement | null>, shown: string) {
  const isStarted = useRef(false);
  useEffect(() => {
    const strip = tabs.current;
    const isMoved = !isStarted.current && strip !== null && strip.scrollLeft > 0;
    isStarted.current = true;
    if (isMoved) return;
    const tab = strip?.querySelector<HTMLElement>(`[data-tab="${shown}"]`);
    if (!strip || !tab) return;
    const [start, end] = [
      tab.offsetLeft - strip.offsetLeft,
      tab.offsetLeft - strip.offsetLeft + tab.offsetWidth,
    ];
    const isSeen = start >= strip.scrollLeft && end <= strip.scrollLeft + strip.clientWidth;
    if (!isSeen) strip.scrollLeft = start - (strip.clientWidth - tab.offsetWidth) / 2;
  }, [tabs, shown]);
}
