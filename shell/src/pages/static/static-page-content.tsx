import { Button, Container, focusRing, tokens, usePageTitle } from '@aangan/ui';
import type { ComponentType } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { NotFoundPage } from '../not-found-page.tsx';
import { About } from './about.tsx';
import { Cookies } from './cookies.tsx';
import { Privacy } from './privacy.tsx';
import { Support } from './support.tsx';
import { DesignerTerms, Terms, VendorTerms } from './terms.tsx';

const pages: Record<string, { title: string; Words: ComponentType }> = {
  '/about': { title: 'About', Words: About },
  '/support': { title: 'Support', Words: Support },
  '/terms': { title: 'Terms of use', Words: Terms },
  '/designer-terms': { title: 'Terms for design firms', Words: DesignerTerms },
  '/vendor-terms': { title: 'Terms for vendors', Words: VendorTerms },
  '/privacy': { title: 'Privacy', Words: Privacy },
  '/cookies': { title: 'Cookies and storage', Words: Cookies },
};

const Text = styled.article`
  max-width: 42rem;
  margin-inline: auto;
  padding-top: ${tokens.space.xl};

  h1 {
    margin-block: ${tokens.space.l} ${tokens.space.xl};
    font-size: ${tokens.type.title};
    font-weight: 350;
  }
  h2 {
    margin-block: ${tokens.space.xl} ${tokens.space.s};
    font-size: ${tokens.type.subheading};
  }
  p,
  li {
    color: ${tokens.color.inkSoft};
    text-wrap: pretty;
  }
  p + p,
  ul + p {
    margin-top: ${tokens.space.m};
  }
  ul {
    padding-left: 1.25rem;
  }
  li + li {
    margin-top: ${tokens.space.xs};
  }
  a {
    color: ${tokens.color.accent};
    ${focusRing}
  }
`;

/** Its words stand in line with the text below; the room to press reaches out to the left. */
const Back = styled(Button)`
  margin-left: -1rem;
`;

/** The words of one of the shell's own pages, with a way back. */
export function StaticPageContent({ path }: { path: string }) {
  const navigate = useNavigate();
  const page = pages[path];
  usePageTitle(page?.title);
  if (!page) return <NotFoundPage />;
  const { title, Words } = page;
  return (
    <Container>
      <Text>
        <Back variant="quiet" size="small" onClick={() => navigate(-1)}>
          ← Back
        </Back>
        <h1>{title}</h1>
        <Words />
      </Text>
    </Container>
  );
}
