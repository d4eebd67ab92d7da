import {
  Button,
  EmptyState,
  ErrorState,
  LoadMore,
  Notice,
  Row,
  Skeleton,
  Spinner,
  Stack,
} from '@aangan/ui';
import { Specimen } from '../specimen.tsx';

const nothing = () => undefined;

export function Messages() {
  return (
    <>
      <Specimen name="Spinner: page and inline">
        <Spinner label="Loading designers…" />
        <Row>
          <Spinner size="inline" /> Loading designers…
        </Row>
      </Specimen>
      <Specimen name="Skeleton">
        <Stack gap="s">
          <Skeleton ratio="4 / 3" />
          <Skeleton height="1.5rem" width="60%" />
          <Skeleton height="1rem" width="85%" />
        </Stack>
      </Specimen>
      <Specimen name="Notice: info, success, error">
        <Stack gap="m">
          <Notice>Your email address is not verified yet.</Notice>
          <Notice tone="success">Your profile is complete.</Notice>
          <Notice tone="error" heading="Registration Failed">
            Email: A user with this email already exists.
          </Notice>
        </Stack>
      </Specimen>
      <Specimen name="EmptyState">
        <EmptyState title="No Requests Yet">
          <Button variant="secondary">Explore Designers</Button>
        </EmptyState>
      </Specimen>
      <Specimen name="ErrorState with retry">
        <ErrorState title="Failed to load designers" onRetry={nothing}>
          <p>You seem to be offline.</p>
        </ErrorState>
      </Specimen>
      <Specimen name="ErrorState, retrying">
        <ErrorState title="Failed to load designers" onRetry={nothing} retrying />
      </Specimen>
      <Specimen name="LoadMore: more, busy, failed, all there">
        <LoadMore hasMore busy={false} status="12 of 40 designers" onLoadMore={nothing} />
        <LoadMore hasMore busy status="24 of 40 designers" onLoadMore={nothing} />
        <LoadMore
          hasMore
          busy={false}
          status="24 of 40 designers"
          error="You seem to be offline."
          onLoadMore={nothing}
        />
        <LoadMore hasMore={false} busy={false} status="40 of 40 designers" onLoadMore={nothing} />
      </Specimen>
    </>
  );
}
