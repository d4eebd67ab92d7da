import { paths } from '@aangan/domain';
import { focusRing, tokens, Verbatim } from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

const LogoLink = styled(Link)`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 0.5625rem;
  min-height: 2.75rem;
  color: ${tokens.color.ink};
  font-family: ${tokens.font.display};
  font-size: 1.625rem;
  letter-spacing: -0.02em;
  line-height: 1;
  text-decoration: none;

  svg {
    color: ${tokens.color.accent};
  }
  ${focusRing}
`;

/** The site's logo and name, as a link to the home page. */
export function Logo() {
  const { t } = useLingui();
  return (
    <LogoLink to={paths.home()} aria-label={t({ id: 'shell.logo', message: 'Aangan, home' })}>
      <svg
        width="20"
        height="26"
        viewBox="0 0 20 26"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        aria-hidden="true"
      >
        <path d="M1 26V10a9 9 0 0 1 18 0v16" />
        <path d="M6 26V12a4 4 0 0 1 8 0v14" />
      </svg>
      <Verbatim>Aangan</Verbatim>
    </LogoLink>
  );
}
