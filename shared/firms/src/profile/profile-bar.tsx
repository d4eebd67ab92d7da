import { ArchGlyph, Container, focusRing, tokens, when } from '@aangan/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { PageLink } from '../listing/page-link.ts';

const Bar = styled.header`
  position: sticky;
  z-index: ${tokens.layer.sticky};
  inset-block-start: 0;

  /* What the keyboard reaches stops below the bar, also where it takes two lines. */
  html:has(&) {
    scroll-padding-top: 11.5rem;
  }
  /* A window as low as a phone on its side is needed for the page. */
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

/** A line of its own where the first one is full. */
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${tokens.space.xs};
  white-space: nowrap;

  /* The words of its links begin at the page's edge, not the links around them. */
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

/** The site's logo is the first thing one meets, and stays quieter than the firm beside it. */
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
  /* Where no firm came, it is the page's way home. */
  &[data-beside='nobody'] a:first-child {
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
    /* Where the listing does not crowd the firm's name. */
    @media (min-width: 80em) {
      a:last-child {
        display: inline-flex;
      }
    }
  }
`;

/** The ways out of a page without the site's header. */
export interface WaysOut {
  /** The router's link. */
  link: PageLink;
  home: string;
  /** The listing one came from, and what it is called: "All designers". */
  listing: string;
  listingLabel: string;
}

export interface ProfileBarProps {
  ways: WaysOut;
  /** Who the page is about. */
  children?: ReactNode;
  /** The firm's other pages, and what one can do here. */
  actions?: ReactNode;
}

/** The head of a bare page: the ways out, who it is about, what one can do. */
export function ProfileBar({ ways, children, actions }: ProfileBarProps) {
  const { link: Link, home, listing, listingLabel } = ways;
  return (
    <Bar>
      <Container>
        <Line>
          <Nav aria-label="Site" data-beside={children ? 'firm' : 'nobody'}>
            <Link to={home} aria-label="Aangan, home">
              <ArchGlyph size={children ? 20 : 24} />
              <span>Aangan</span>
            </Link>
            <Link to={listing}>{listingLabel}</Link>
          </Nav>
          {children && <div>{children}</div>}
          {actions && <Actions>{actions}</Actions>}
        </Line>
      </Container>
    </Bar>
  );
}
