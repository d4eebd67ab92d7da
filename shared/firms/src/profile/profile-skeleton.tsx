import { Container, Grid, Row, Skeleton, Stack, tokens, VisuallyHidden } from '@aangan/ui';
import styled from 'styled-components';
import { type ListingLink, ProfileBar } from './profile-bar.tsx';

const Cover = styled.div`
  max-width: 46rem;
  padding-block: ${tokens.space.xxl};
`;

const places = ['a', 'b', 'c', 'd'];

interface ProfileSkeletonProps {
  listing: ListingLink;
  /** For screen readers: "Loading designer…". */
  label: string;
}

/** A firm's page while it loads. */
export function ProfileSkeleton({ listing, label }: ProfileSkeletonProps) {
  return (
    <>
      <ProfileBar listing={listing}>
        <Row gap="s">
          <Skeleton width="3rem" height="3rem" />
          <Skeleton width="12rem" height="1.5rem" />
        </Row>
      </ProfileBar>
      <Container>
        <VisuallyHidden role="status">{label}</VisuallyHidden>
        <Cover>
          <Stack gap="m">
            <Skeleton height="3rem" />
            <Skeleton height="3rem" width="70%" />
          </Stack>
        </Cover>
        <Grid columns={4} aria-hidden="true">
          {places.map((place) => (
            <li key={place}>
              <Skeleton ratio="4 / 5" />
            </li>
          ))}
        </Grid>
      </Container>
    </>
  );
}
