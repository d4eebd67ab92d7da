import { focusRing, tokens, when } from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';
import type { MouseEvent } from 'react';
import styled from 'styled-components';
import type { PageSection } from './page-text.ts';

const Aside = styled.nav`
  display: none;

  ${when.wide} {
    position: sticky;
    top: 6.5rem;
    display: block;
    grid-row: 2 / span 2;
    grid-column: 1;
    align-self: start;
    max-height: calc(100vh - 8rem);
    padding-top: ${tokens.space.l};
    overflow-y: auto;
  }
  ${when.print} {
    display: none;
  }
`;

const Items = styled.ol.attrs({ role: 'list' })`
  padding: 0;
  border-left: 1px solid ${tokens.color.line};
  font-size: ${tokens.type.small};
  list-style: none;

  a {
    display: block;
    padding: 0.3125rem ${tokens.space.s} 0.3125rem ${tokens.space.m};
    color: ${tokens.color.inkSoft};
    line-height: 1.35;
    text-decoration: none;
    ${focusRing}
  }
  a:hover {
    color: ${tokens.color.accent};
  }
`;

/** The list of sections beside a long page; on wide screens only. */
export function ContentsList({ sections }: { sections: readonly PageSection[] }) {
  const { t } = useLingui();
  return (
    <Aside aria-label={t({ id: 'shell.on-this-page', message: 'On this page' })}>
      <Items>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={(event) => goWithin(event, id)}>
              {title}
            </a>
          </li>
        ))}
      </Items>
    </Aside>
  );
}

/** Adds no history entry: Back leads to the previous page, not to the previous section. */
function goWithin(event: MouseEvent, id: string): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  history.replaceState(history.state, '', `#${id}`);
  showSection(id);
}

/** Scrolls to a section and gives it the focus, so that Tab goes on from there. */
export function showSection(id: string): void {
  const section = document.getElementById(id);
  section?.scrollIntoView();
  section?.focus({ preventScroll: true });
}
