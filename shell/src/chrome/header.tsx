import { pageLimits } from '@aangan/domain';
import { useSession } from '@aangan/host';
import type { SiteRemote } from '@aangan/manifest';
import type { Language } from '@aangan/manifest/languages';
import { Container, focusRing, tokens, when } from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';
import styled from 'styled-components';
import { LanguageLinks } from '../language/language-links.tsx';
import { linksIn } from '../routing/shell-routes.ts';
import { AccountArea } from './account-area.tsx';
import { HeaderLink } from './header-link.tsx';
import { Logo } from './logo.tsx';
import { SmallScreenMenu } from './small-screen-menu.tsx';
import { useScrolledBy } from './use-scrolled-by.ts';

const Bar = styled.header`
  position: sticky;
  z-index: ${tokens.layer.header};
  top: 0;
  background: ${tokens.color.paper};
  transition: box-shadow ${tokens.motion.calm} ${tokens.motion.ease};

  ${when.print} {
    display: none;
  }
  &[data-state='scrolled'] {
    box-shadow:
      0 1px 0 ${tokens.color.line},
      0 12px 32px -24px rgb(36 30 25 / 0.35);
  }
`;

const Line = styled(Container)`
  display: flex;
  gap: ${tokens.space.xs};
  align-items: center;
  min-height: 4.5rem;

  ${when.medium} {
    gap: ${tokens.space.l};
  }
`;

const Places = styled.nav`
  display: none;
  gap: ${tokens.space.l};

  ${when.medium} {
    display: flex;
  }
`;

/** On a phone, the footer has them. */
const Languages = styled.div`
  display: none;

  a {
    display: inline-flex;
    min-height: 2.75rem;
    align-items: center;
    padding-inline: ${tokens.space.xs};
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.type.small};
    text-decoration: none;
    white-space: nowrap;
    ${focusRing}
  }
  a:hover {
    color: ${tokens.color.ink};
    text-decoration: underline;
  }
  ${when.medium} {
    display: flex;
  }
`;

interface HeaderProps {
  remotes: readonly Pick<SiteRemote, 'routes'>[];
  /** That the site speaks. */
  languages?: readonly Language[];
  /** The page needs an account, and says itself when the session could not be checked. */
  needsAccount?: boolean;
}

/** The fixed bar: logo, the links that remotes declare, and who is signed in. */
export function Header({ remotes, languages = [], needsAccount = false }: HeaderProps) {
  const { t } = useLingui();
  const { audience } = useSession();
  const scrolled = useScrolledBy(pageLimits.headerShadowPx);
  const places = linksIn('header.links', remotes, audience);
  return (
    <Bar data-state={scrolled ? 'scrolled' : 'top'}>
      <Line>
        <Logo />
        <Places
          aria-label={t({ id: 'shell.main-places', message: 'Main' })}
          data-link-slot="header.links"
        >
          {places.map(({ to, label }) => (
            <HeaderLink key={to} to={to}>
              {label}
            </HeaderLink>
          ))}
        </Places>
        <AccountArea remotes={remotes} isQuiet={needsAccount} />
        <Languages>
          <LanguageLinks languages={languages} />
        </Languages>
        <SmallScreenMenu places={places} languages={languages} />
      </Line>
    </Bar>
  );
}
