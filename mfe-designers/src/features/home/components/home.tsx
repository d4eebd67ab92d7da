import { Container, tokens, usePageTitle } from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { homeTitle } from '../model/home-texts.ts';
import { CategoryLinks } from './category-links.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { Invitations } from './invitations.tsx';
import { Materials } from './materials.tsx';

const Section = styled.div`
  padding-block: ${tokens.space.section};

  & + & {
    padding-block-start: 0;
  }
`;

export interface HomeProps {
  /** The featured designers, which another feature provides. */
  featured: ReactNode;
  /** Whether to invite firms and vendors to join: only guests are. */
  invites: boolean;
}

/** The home page of guests, clients and vendors. */
export function Home({ featured, invites }: HomeProps) {
  const { i18n } = useLingui();
  usePageTitle(i18n._(homeTitle));
  return (
    <>
      <Hero />
      <Container>
        <Section>
          <CategoryLinks />
        </Section>
        <Section>{featured}</Section>
      </Container>
      <HowItWorks />
      <Container>
        <Section>
          <Materials />
        </Section>
        {invites && (
          <Section>
            <Invitations />
          </Section>
        )}
      </Container>
    </>
  );
}
