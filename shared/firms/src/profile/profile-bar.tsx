import { paths } from '@aangan/domain';
import { ArchGlyph, Container, type Elements, focusRing, tokens, when } from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { stickyBar } from './sticky-bar.ts';

const Bar = styled.header`
  ${stickyBar}
  inset-block-start: 0;
  border-block-end: 1px solid ${tokens.color.line};

  /* Focused elements scroll to below the bar. */
  html:has(&) {
    scroll-padding-top: 6.5rem;
  }
`;

/**
 * One line of at most 4.5rem with the bar's border, so that a phone keeps its height for the page. Where text is so
 * large that the name would have no room, the actions come below it.
 */
const Line = styled.div`
  display: flex;
  min-height: calc(4.5rem - 1px);
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${tokens.space.s};
  padding-block: 0.25rem;

  ${when.medium} {
    column-gap: ${tokens.space.m};
  }
  ${when.wide} {
    column-gap: ${tokens.space.l};
  }
`;

const Firm = styled.div`
  min-width: 0;
  flex: 1 1 4.5rem;
`;

/** A round button; its room is there before it has loaded, so that the firm's name does not move. */
const Saving = styled.div`
  > [data-slot] {
    min-width: 2.75rem;
  }
`;

const Actions = styled.div`
  display: flex;
  max-width: 100%;
  flex-wrap: wrap;
  align-items: center;
  justify-content: end;
  gap: ${tokens.space.xs};
  margin-inline-start: auto;
  white-space: nowrap;

  @media (max-width: 39.99em) {
    > * > button {
      min-height: 2.75rem;
      padding-inline: 1rem;
      font-size: ${tokens.type.small};
    }
    /* What says why an action is missing needs the line. */
    &:has([role='alert']) > ${Saving} {
      display: none;
    }
  }
`;

/** The links in the bar, if it has room; otherwise they are below the bar and scroll away with the page. */
const PagesInBar = styled.div`
  display: none;
  white-space: nowrap;

  ${when.wide} {
    display: block;
  }
`;

const PagesBelow = styled.div`
  /* The text of the first link starts at the page's edge, not its padding. */
  margin-inline-start: -0.625rem;

  a {
    padding-inline: 0.625rem;
  }
  ${when.wide} {
    display: none;
  }
`;

/** The site's logo is smaller than the firm's name beside it. */
const Nav = styled.nav`
  display: flex;
  align-items: center;
  gap: ${tokens.space.l};

  a {
    display: inline-flex;
    min-height: 2.75rem;
    align-items: center;
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.type.small};
    text-decoration: none;
    ${focusRing}
  }
  a:hover {
    color: ${tokens.color.ink};
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }
  a:first-child {
    gap: 0.5rem;
    min-width: 2rem;
    font-family: ${tokens.font.display};
    font-size: 1.1875rem;
    letter-spacing: -0.01em;
  }
  a:first-child svg {
    color: ${tokens.color.accent};
  }
  /* Without a firm it is the page's only link home. */
  &[data-beside='nothing'] a:first-child {
    color: ${tokens.color.ink};
    font-size: 1.5rem;
  }
  &[data-beside='firm'] {
    a:last-child,
    a:first-child span {
      display: none;
    }
    ${when.medium} {
      padding-inline-end: ${tokens.space.m};
      border-inline-end: 1px solid ${tokens.color.line};

      a:first-child span {
        display: inline;
      }
    }
    ${when.wide} {
      padding-inline-end: ${tokens.space.l};
    }
    /* Only where the link to the listing leaves room for the firm's name. */
    @media (min-width: 80em) {
      a:last-child {
        display: inline-flex;
      }
    }
  }
`;

/** The link to a listing: "All designers". */
export interface ListingLink {
  to: string;
  label: string;
}

export interface ProfileBarProps {
  listing: ListingLink;
  /** The firm's identity. */
  children?: Elements;
  /** Links to the firm's other pages. */
  pages?: Elements;
  /** What can be done here: a button. */
  actions?: Elements;
  /** A slot for what saves the firm, before the actions. */
  saving?: Elements;
}

/** The header of a page without the site's header: links home and to the listing, the firm, its pages, its actions. */
export function ProfileBar({ listing, children, pages, actions, saving }: ProfileBarProps) {
  const { t } = useLingui();
  return (
    <>
      <Bar>
        <Container>
          <Line>
            <Nav
              aria-label={t({
                id: 'firms.site',
                message: 'Site',
                comment: 'The links to the rest of the site.',
              })}
              data-beside={children ? 'firm' : 'nothing'}
            >
              <Link
                to={paths.home()}
                aria-label={t({ id: 'firms.aangan-home', message: 'Aangan, home' })}
              >
                <ArchGlyph size={children ? 20 : 24} />
                <span translate="no">Aangan</span>
              </Link>
              <Link to={listing.to}>{listing.label}</Link>
            </Nav>
            {children && <Firm>{children}</Firm>}
            {pages && <PagesInBar>{pages}</PagesInBar>}
            {actions && (
              <Actions>
                {saving && <Saving>{saving}</Saving>}
                {actions}
              </Actions>
            )}
          </Line>
        </Container>
      </Bar>
      {pages && (
        <Container>
          <PagesBelow>{pages}</PagesBelow>
        </Container>
      )}
    </>
  );
}
