import {
  Container,
  ErrorState,
  Row,
  Skeleton,
  Stack,
  Title,
  tokens,
  usePageTitle,
  VisuallyHidden,
  when,
} from '@aangan/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { useAskedAnew } from '../model/use-asked-anew.ts';

const Page = styled(Stack)`
  padding-block: ${tokens.space.xl} ${tokens.space.section};

  ${when.medium} {
    padding-block-start: ${tokens.space.xxl};
  }
`;

const Heading = styled(Title)`
  &:focus {
    outline: none;
  }
`;

interface RequestsFrameProps<Request> {
  title: string;
  /** Beside the title. */
  aside?: ReactNode;
  query: {
    data?: Request[] | undefined;
    error?: unknown;
    isFetching: boolean;
    refetch: () => unknown;
  };
  empty: ReactNode;
  children: (requests: Request[]) => ReactNode;
}

/** The page around a list of requests: on its way, failed, empty, or there. */
export function RequestsFrame<Request>(props: RequestsFrameProps<Request>) {
  const { title, aside, query, empty, children } = props;
  const { data, error, isFetching, refetch } = query;
  usePageTitle(title);
  useAskedAnew(refetch);
  const heading = useFocusWhenLost(data);
  return (
    <Container>
      <Page gap="xl">
        <Row justify="space-between" gap="m">
          <Heading ref={heading} tabIndex={-1}>
            {title}
          </Heading>
          {aside}
        </Row>
        {!data && error !== undefined && (
          <ErrorState
            title="Failed to load connection requests"
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        )}
        {!data && error === undefined && <Waiting />}
        {data?.length === 0 && empty}
        {data && data.length > 0 && children(data)}
      </Page>
    </Container>
  );
}

/** A pressed button goes away with its request, or moves with it: focus then begins at the title. */
function useFocusWhenLost(list: unknown) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(list);
  useEffect(() => {
    const isChange = shown.current !== undefined && shown.current !== list;
    shown.current = list;
    if (isChange && document.activeElement === document.body) heading.current?.focus();
  }, [list]);
  return heading;
}

function Waiting() {
  return (
    <Stack role="status" gap="m">
      <VisuallyHidden>Loading connection requests…</VisuallyHidden>
      <Skeleton height="11rem" />
      <Skeleton height="11rem" />
    </Stack>
  );
}
