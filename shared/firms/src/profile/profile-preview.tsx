import { problemOf } from '@aangan/api-client';
import {
  Button,
  Container,
  type Elements,
  ErrorState,
  Spinner,
  tokens,
  VisuallyHidden,
  when,
} from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';
import styled from 'styled-components';
import { problemAdvice } from '../failure/problem-advice.ts';

const Frame = styled.article`
  overflow: clip;
  border-block: 1px solid ${tokens.color.lineStrong};
  background: ${tokens.color.paper};
  box-shadow: ${tokens.shadow.lifted};
`;

const Head = styled.header`
  border-block-end: 1px solid ${tokens.color.line};
`;

const Line = styled.div`
  display: grid;
  min-height: 4.5rem;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${tokens.space.xs} ${tokens.space.m};
  padding-block: ${tokens.space.xs};
`;

/** In the preview the page's own links and buttons can be seen, and lead nowhere. */
const Inert = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space.s};
  white-space: nowrap;

  > :not(:last-child) {
    display: none;
  }
  ${when.wide} {
    > :not(:last-child) {
      display: flex;
    }
  }
`;

export interface ProfilePreviewProps<Profile> {
  /** The query for the own profile. */
  query: {
    currentData?: Profile | undefined;
    error?: unknown;
    isFetching: boolean;
    refetch: () => unknown;
  };
  children: (profile: NonNullable<Profile>) => Elements;
}

/** A firm's page as visitors will see it, shown to the firm itself: loading, failed, or loaded. */
export function ProfilePreview<Profile>({ query, children }: ProfilePreviewProps<Profile>) {
  const { i18n, t } = useLingui();
  const { currentData, error, isFetching, refetch } = query;
  if (currentData) return children(currentData);
  if (!error) return <Spinner />;
  return (
    <Container>
      <ErrorState
        title={t({ id: 'firms.preview-failed', message: 'The preview could not be loaded' })}
        onRetry={() => void refetch()}
        retrying={isFetching}
      >
        <p>
          {problemAdvice(problemOf(error), i18n) ??
            t({
              id: 'firms.profile-saved',
              message: 'Your profile is saved. Nothing of it is lost.',
            })}
        </p>
      </ErrorState>
    </Container>
  );
}

export interface PreviewFrameProps {
  /** The firm's name. */
  name: string;
  /** The firm's identity, as in the bar of its page. */
  identity: Elements;
  /** The texts of the links to the firm's other pages: "ABOUT". */
  pages: readonly string[];
  /** The text of the page's button: "GET IN TOUCH". */
  action: string;
  children: Elements;
}

/** The frame around a previewed page, with the page's bar. */
export function PreviewFrame(props: PreviewFrameProps) {
  const { name, identity, pages, action, children } = props;
  const { t } = useLingui();
  const buttons = [...pages, action].join(', ');
  return (
    <Frame aria-label={t({ id: 'firms.preview-of', message: `Preview of ${name}` })}>
      <Head>
        <Container>
          <Line>
            {identity}
            <Inert inert>
              {pages.map((page) => (
                <Button key={page} variant="quiet" size="small">
                  {page}
                </Button>
              ))}
              <Button>{action}</Button>
            </Inert>
          </Line>
        </Container>
        <VisuallyHidden as="p">
          {t({
            id: 'firms.buttons-here',
            message: `Visitors find these buttons here: ${buttons}.`,
          })}
        </VisuallyHidden>
      </Head>
      {children}
    </Frame>
  );
}
