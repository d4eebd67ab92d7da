import { Container, Lede, Row, TextLink, Title, tokens, usePageTitle } from '@aangan/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Actions } from './sections/actions.tsx';
import { Choices } from './sections/choices.tsx';
import { Fields } from './sections/fields.tsx';
import { Firms } from './sections/firms.tsx';
import { Foundations } from './sections/foundations.tsx';
import { Hindi } from './sections/hindi.tsx';
import { Messages } from './sections/messages.tsx';
import { Overlays } from './sections/overlays.tsx';
import { Pictures } from './sections/pictures.tsx';
import { Section, Specimen } from './specimen.tsx';

const Page = styled.main`
  padding-block: ${tokens.space.xxl} ${tokens.space.section};
`;

const Head = styled.header`
  display: grid;
  gap: ${tokens.space.m};
  padding-block-end: ${tokens.space.xl};
`;

const chapters = [
  ['foundations', 'Foundations', Foundations],
  ['actions', 'Buttons and links', Actions],
  ['fields', 'Fields', Fields],
  ['choices', 'Choosing and moving', Choices],
  ['pictures', 'Pictures and facts', Pictures],
  ['firms', 'Firms and their work', Firms],
  ['messages', 'Waiting, nothing, failure', Messages],
  ['overlays', 'Dialogs, menus, toasts', Overlays],
  ['hindi', 'Hindi', Hindi],
] as const;

/** The specimens of a remote's own components, exported as `specimens` by its `src/styleguide.tsx`. */
export interface RemoteSpecimens {
  remote: string;
  /** A component in one state, as in "Questions, the first open". */
  specimens: readonly { name: string; show: () => ReactNode }[];
}

/** Every component of ui and firms in every state, and what remotes show of theirs, for developers. */
export function Styleguide({ remotes }: { remotes: readonly RemoteSpecimens[] }) {
  usePageTitle('Styleguide');
  return (
    <Page>
      <Container>
        <Head>
          <Title>Styleguide</Title>
          <Lede>Warm paper and ink, one terracotta accent, and the picture first.</Lede>
          <Row as="nav" gap="m" aria-label="Chapters">
            {chapters.map(([id, title]) => (
              <TextLink key={id} href={`#${id}`}>
                {title}
              </TextLink>
            ))}
            {remotes.map(({ remote }) => (
              <TextLink key={remote} href={`#${remote}`}>
                {remote}
              </TextLink>
            ))}
          </Row>
        </Head>
        {chapters.map(([id, title, Chapter]) => (
          <Section key={id} id={id} title={title}>
            <Chapter />
          </Section>
        ))}
        {remotes.map(({ remote, specimens }) => (
          <Section key={remote} id={remote} title={`Remote: ${remote}`}>
            {specimens.map(({ name, show }) => (
              <Specimen key={name} name={name}>
                {show()}
              </Specimen>
            ))}
          </Section>
        ))}
      </Container>
    </Page>
  );
}
