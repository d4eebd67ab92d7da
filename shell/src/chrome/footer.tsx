import { paths } from '@aangan/domain';
import { currentYear, useHost, useSession } from '@aangan/host';
import type { Language } from '@aangan/manifest/languages';
import { Container, focusRing, tokens, VisuallyHidden, when } from '@aangan/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { LanguageLinks } from '../language/language-links.tsx';

const Ground = styled.footer`
  padding-block: ${tokens.space.xxl} ${tokens.space.xl};
  background: ${tokens.color.paperDeep};
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.type.small};

  ${when.print} {
    display: none;
  }
`;

const Joins = styled.div`
  display: grid;
  gap: ${tokens.space.m};
  margin-bottom: ${tokens.space.xxl};

  ${when.medium} {
    grid-template-columns: 1fr 1fr;
    gap: ${tokens.space.xl};
  }
`;

const Join = styled(Link)`
  display: flex;
  gap: ${tokens.space.m};
  align-items: baseline;
  justify-content: space-between;
  padding-block: ${tokens.space.m};
  border-top: 1px solid ${tokens.color.ink};
  color: ${tokens.color.ink};
  font-family: ${tokens.font.display};
  font-size: ${tokens.type.subheading};
  line-height: 1.25;
  text-decoration: none;

  &:hover {
    color: ${tokens.color.accent};
  }
  ${focusRing}
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.s} ${tokens.space.l};
  align-items: center;

  a:not(${Join}) {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    text-decoration: none;
  }
  a:hover {
    color: ${tokens.color.ink};
    text-decoration: underline;
  }
`;

const Pages = styled.ul.attrs({ role: 'list' })`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${tokens.space.l};
`;

const Rights = styled.p`
  ${when.medium} {
    margin-left: auto;
  }
`;

const pages = [
  { to: paths.about(), label: msg({ id: 'shell.footer-about', message: 'About' }) },
  { to: paths.support(), label: msg({ id: 'shell.footer-support', message: 'Support' }) },
  { to: paths.terms(), label: msg({ id: 'shell.footer-terms', message: 'Terms' }) },
  { to: paths.privacy(), label: msg({ id: 'shell.footer-privacy', message: 'Privacy' }) },
  { to: paths.cookies(), label: msg({ id: 'shell.footer-cookies', message: 'Cookies' }) },
];

const socialProfiles = [
  { href: 'https://www.linkedin.com/company/aangan', label: 'LinkedIn' },
  { href: 'https://www.instagram.com/aangan', label: 'Instagram' },
];

/** The footer: for guests the ways to join, for everyone the site's own pages. */
export function Footer({ languages = [] }: { languages?: readonly Language[] }) {
  const { i18n } = useLingui();
  const { status } = useSession();
  const year = currentYear(useHost().clock);
  return (
    <Ground>
      <Container>
        {status === 'signed-out' && (
          <Joins>
            <Join to={paths.register('designer')}>
              <Trans id="shell.join-as-designer">Join as Interior & Architecture Partner</Trans>{' '}
              <Arrow />
            </Join>
            <Join to={paths.register('vendor')}>
              <Trans id="shell.join-as-vendor">Join as Vendor</Trans> <Arrow />
            </Join>
          </Joins>
        )}
        <Line>
          <Pages>
            {pages.map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>{i18n._(label)}</Link>
              </li>
            ))}
            {socialProfiles.map(({ href, label }) => (
              <li key={href}>
                <a href={href} target="_blank" rel="noopener noreferrer">
                  <span>{label}</span>
                  <VisuallyHidden>
                    {' '}
                    <Trans id="shell.new-tab">(opens in a new tab)</Trans>
                  </VisuallyHidden>
                </a>
              </li>
            ))}
            {languages.length > 1 && (
              <li>
                <LanguageLinks languages={languages} />
              </li>
            )}
          </Pages>
          <Rights>{`© ${year} Aangan`}</Rights>
        </Line>
      </Container>
    </Ground>
  );
}

function Arrow() {
  return <span aria-hidden="true">→</span>;
}
