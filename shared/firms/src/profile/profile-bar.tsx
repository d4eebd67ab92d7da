import { paths } from '@aangan/domain';
import { ArchGlyph, Container, focusRing, tokens, when } from '@aangan/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

const Bar = styled.header`
  position: sticky;
  z-index: ${tokens.layer.sticky};
  inset-block-start: 0;

  /* Focused elements scroll to below the bar, also where it takes two lines. */
  html:has(&) {
    scroll-padding-top: 11.5rem;
  }
  /* On a phone in landscape the page needs the whole height. */
  @media (max-height: 30em) {
    position: static;
  }
  border-block-end: 1px solid ${tokens.color.line};
  background: color-mix(in srgb, ${tokens.color.paper} 94%, transparent);
  backdrop-filter: blur(10px);
`;

const Line = styled.div`
  display: grid;
  min-height: 4.5rem;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 0.25rem ${tokens.space.s};
  padding-block: 0.5rem;

  ${when.medium} {
    column-gap: ${tokens.space.m};
  }
  ${when.wide} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    column-gap: ${tokens.space.l};
  }
`;

/** On small screens on a line of its own. */
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${tokens.space.xs};
  white-space: nowrap;

  /* The text of the first link starts at the page's edge, not its padding. */
  > nav {
    margin-inline-start: -0.625rem;
  }
  > nav a {
    padding-inline: 0.625rem;
  }
  > :only-child {
    margin-inline-start: auto;
  }
  ${when.wide} {
    grid-column: auto;

    > nav a {
      padding-inline: 1rem;
    }
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
    min-width: 2.75rem;
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
  children?: ReactNode;
  /** Links to the firm's other pages, and buttons. */
  actions?: ReactNode;
}

/** The header of a page without the site's header: links home and to the listing, the firm, its actions. */
export function ProfileBar({ listing, children, actions }: ProfileBarProps) {
  return (
    <Bar>
      <Container>
        <Line>
          <Nav aria-label="Site" data-beside={children ? 'firm' : 'nothing'}>
            <Link to={paths.home()} aria-label="Aangan, home">
              <ArchGlyph size={children ? 20 : 24} />
              <span>Aangan</span>
            </Link>
            <Link to={listing.to}>{listing.label}</Link>
          </Nav>
          {children && <div>{children}</div>}
          {actions && <Actions>{actions}</Actions>}
        </Line>
      </Container>
    </Bar>
  );
}
