import { problemOf } from '@aangan/api-client';
import { paths } from '@aangan/domain';
import { RemotePart, useSession } from '@aangan/host';
import {
  Button,
  ButtonLink,
  Container,
  ErrorState,
  Row,
  Spinner,
  toasts,
  tokens,
} from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, Navigate, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { OnboardingFrame } from '../../../frame/onboarding-frame.tsx';
import type { OnboardingKind } from '../../../frame/onboarding-kind.ts';
import { useOwnSocialProfileQuery } from '../api/social-api.ts';

/** In reach however long the previewed page is, and low: on a phone the page needs the height. */
const Bar = styled.div`
  position: sticky;
  z-index: ${tokens.layer.sticky};
  inset-block-end: 0;
  padding-block: ${tokens.space.xs};
  border-block-start: 1px solid ${tokens.color.line};
  background: color-mix(in srgb, ${tokens.color.paper} 94%, transparent);
  backdrop-filter: blur(10px);

  /* Focused elements scroll to above the bar. */
  html:has(&) {
    scroll-padding-block-end: 6rem;
  }
`;

/** In one line on every phone. */
const Actions = styled(Row)`
  @media (max-width: 39.99em) {
    flex-wrap: nowrap;
    gap: ${tokens.space.s};

    > * {
      flex: 1;
      padding-inline: ${tokens.space.xs};
      white-space: nowrap;
    }
  }
  @media (max-width: 23em) {
    > * {
      font-size: ${tokens.type.small};
    }
  }
`;

/** Step 3 of onboarding: the firm's public page as visitors will see it. */
export function PreviewStep({ kind }: { kind: OnboardingKind }) {
  const { user } = useSession();
  return user && <OwnPreview key={user.id} kind={kind} accountId={user.id} />;
}

function OwnPreview({ kind, accountId }: { kind: OnboardingKind; accountId: number }) {
  const { t } = useLingui();
  const { error } = useOwnSocialProfileQuery({ resource: kind.resource, accountId });
  const hasNoProfile = error !== undefined && problemOf(error).kind === 'not-found';
  if (hasNoProfile) return <Navigate to={kind.basicInfo} replace />;
  return (
    <OnboardingFrame
      title={kind.title}
      step={3}
      about={t({
        id: 'onboarding.preview-about',
        message: 'This is your page as visitors will see it.',
      })}
      wide={
        <>
          <PublicPage remote={kind.remote} />
          <StepActions kind={kind} />
        </>
      }
    />
  );
}

/** The ways on and back. They work without the preview too. */
function StepActions({ kind }: { kind: OnboardingKind }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  function complete() {
    toasts.success(
      t({ id: 'onboarding.profile-completed', message: 'Profile completed successfully!' }),
    );
    void navigate(paths.profile());
  }
  return (
    <Bar>
      <Container>
        <Actions gap="m">
          <Button onClick={complete}>
            <Trans id="onboarding.complete-profile">Complete Profile</Trans>
          </Button>
          <ButtonLink as={Link} to={kind.social} variant="secondary">
            <Trans id="onboarding.make-changes">Make Changes</Trans>
          </ButtonLink>
        </Actions>
      </Container>
    </Bar>
  );
}

/** The page itself, as the remote of such firms shows it. */
function PublicPage({ remote }: Pick<OnboardingKind, 'remote'>) {
  const { t } = useLingui();
  return (
    <RemotePart
      remote={remote}
      expose="./ProfilePreview"
      props={{}}
      loading={<Spinner />}
      failed={({ retry }) => (
        <Container>
          <ErrorState
            title={t({
              id: 'onboarding.preview-failed',
              message: 'The preview could not be loaded',
            })}
            onRetry={retry}
          >
            <p>
              <Trans id="onboarding.preview-failed-advice">
                Your profile is saved. You can complete it without the preview.
              </Trans>
            </p>
          </ErrorState>
        </Container>
      )}
    />
  );
}
