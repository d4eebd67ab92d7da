import { focusRing, tokens } from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { ChromeLink } from '../routing/shell-routes.ts';
import { CountDot, shortCount } from './count-dot.ts';
import { useCountedTitle } from './use-counted-title.ts';
import { useNewCounts } from './use-new-counts.ts';

const Place = styled(Link)`
  display: grid;
  width: 2.75rem;
  height: 2.75rem;
  place-items: center;
  border-radius: 50%;
  color: ${tokens.color.inkSoft};

  &:hover,
  &[aria-current='page'] {
    background: ${tokens.color.paperDeep};
    color: ${tokens.color.ink};
  }
  ${focusRing}
`;

/** The dot is on its edge. */
const Icon = styled.span`
  position: relative;
  display: grid;
  padding: 0.25rem;
`;

/** Leads to what the account was told, with how much of it is new: on the bell and in the document's title. */
export function Bell({ link }: { link: ChromeLink }) {
  const { t } = useLingui();
  const { to, label } = link;
  const count = useNewCounts([link])[to] ?? 0;
  useCountedTitle(count);
  const name =
    count > 0 ? t({ id: 'shell.bell-with-new', message: `${label}, ${count} new` }) : label;
  return (
    <Place to={to} aria-label={name} title={label} data-link-slot="header.notifications">
      <Icon>
        <svg width="24" height="24" viewBox="0 0 24 24" fill="none" aria-hidden="true">
          <path
            d="M6 17V10.5a6 6 0 0 1 12 0V17l1.5 1.5h-15zM10 21h4"
            stroke="currentColor"
            strokeWidth="1.75"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
        {count > 0 && <CountDot aria-hidden="true">{shortCount(count)}</CountDot>}
      </Icon>
    </Place>
  );
}
