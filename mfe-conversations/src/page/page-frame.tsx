import { Container, type Elements, Stack, Title, tokens, when } from '@aangan/ui';
import styled from 'styled-components';

const Page = styled(Stack)`
  padding-block: ${tokens.space.xl} ${tokens.space.section};

  ${when.medium} {
    padding-block-start: ${tokens.space.xxl};
  }
  ${when.print} {
    padding-block: 0;
  }
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${tokens.space.m} ${tokens.space.l};

  > :first-child {
    flex: 1 1 16rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

interface PageFrameProps {
  title: string;
  /** The language of the title, where people have written it. */
  lang?: string | undefined;
  /** Above the title. */
  above?: Elements;
  /** Below the title. */
  about?: Elements;
  /** What can be done with the whole page. */
  actions?: Elements;
  children: Elements;
}

/** A page beside those of conversations: its title, what can be done, and its content. */
export function PageFrame({ title, lang, above, about, actions, children }: PageFrameProps) {
  return (
    <Container>
      <Page gap="xl">
        <Head>
          <Stack gap="xs">
            {above}
            <Title tabIndex={-1} lang={lang}>
              {title}
            </Title>
            {about}
          </Stack>
          {actions}
        </Head>
        {children}
      </Page>
    </Container>
  );
}
