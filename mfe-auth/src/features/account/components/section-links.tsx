import { focusRing, tokens, when } from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

const Frame = styled.nav`
  display: none;

  ${when.wide} {
    position: sticky;
    inset-block-start: 7rem;
    display: block;
    align-self: start;
  }

  ul {
    margin: ${tokens.space.l} calc(-1 * ${tokens.space.s});
    padding: 0;
    list-style: none;
  }
`;

const SectionLink = styled(Link)`
  display: block;
  padding: ${tokens.space.xs} ${tokens.space.s};
  border-radius: ${tokens.radius.control};
  color: ${tokens.color.inkSoft};
  text-decoration: none;

  &:hover {
    background: ${tokens.color.paperDeep};
    color: ${tokens.color.ink};
  }
  ${focusRing}
`;

export interface SectionPlace {
  id: string;
  title: string;
}

/** Links to the sections of the page, beside them on wide screens. They move the focus, so that Tab continues there. */
export function SectionLinks({ places }: { places: readonly SectionPlace[] }) {
  const { t } = useLingui();
  return (
    <Frame aria-label={t({ id: 'auth.on-this-page', message: 'On this page' })}>
      <ul>
        {places.map(({ id, title }) => (
          <li key={id}>
            <SectionLink
              to={`#${id}`}
              onClick={() => document.getElementById(id)?.focus({ preventScroll: true })}
            >
              {title}
            </SectionLink>
          </li>
        ))}
      </ul>
    </Frame>
  );
}
