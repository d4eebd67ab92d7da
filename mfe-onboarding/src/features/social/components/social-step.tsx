import { useSession } from '@aangan/host';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { createDraftStore } from '../../../draft/draft-store.ts';
import { OwnProfileGate } from '../../../form/own-profile-gate.tsx';
import { socialTexts } from '../../../form/save-texts.ts';
import { StepForm } from '../../../form/step-form.tsx';
import { OnboardingFrame } from '../../../frame/onboarding-frame.tsx';
import type { OnboardingKind } from '../../../frame/onboarding-kind.ts';
import {
  type OwnProfile,
  useOwnSocialProfileQuery,
  useSaveSocialProfilesMutation,
} from '../api/social-api.ts';
import {
  type SocialValues,
  sentSocialProfiles,
  socialSchema,
  socialValuesOf,
} from '../model/social-values.ts';
import { useInstagramReturn } from '../model/use-instagram-return.ts';
import { InstagramSection } from './instagram-section.tsx';
import { LinkedinSection } from './linkedin-section.tsx';
import { PreviousLink } from './previous-link.tsx';
import { StartOver } from './start-over.tsx';

export interface SocialStepProps {
  kind: OnboardingKind;
  /** The empty form of step 1, which Start over opens. */
  emptyBasicInfo: () => object;
}

/** Step 2 of onboarding: the firm's LinkedIn profile, which vendors do not have, and Instagram. */
export function SocialStep(props: SocialStepProps) {
  const { t } = useLingui();
  const { user } = useSession();
  return (
    <OnboardingFrame
      title={props.kind.title}
      step={2}
      about={t({
        id: 'onboarding.social-about',
        message: 'Show your work where you already share it.',
      })}
    >
      {user && <OwnSocial key={user.id} {...props} accountId={user.id} />}
    </OnboardingFrame>
  );
}

interface OwnSocialProps extends SocialStepProps {
  accountId: number;
}

function OwnSocial(props: OwnSocialProps) {
  const { kind, accountId } = props;
  const query = useOwnSocialProfileQuery({ resource: kind.resource, accountId });
  return (
    <OwnProfileGate query={query} quiet>
      {(profile) =>
        profile ? (
          <SocialForm {...props} profile={profile} />
        ) : (
          // Links belong to a profile, which step 1 creates.
          <Navigate to={kind.basicInfo} replace />
        )
      }
    </OwnProfileGate>
  );
}

interface SocialFormProps extends OwnSocialProps {
  profile: OwnProfile;
}

function SocialForm({ kind, accountId, profile, emptyBasicInfo }: SocialFormProps) {
  const { t } = useLingui();
  const [save] = useSaveSocialProfilesMutation();
  const [draft] = useState(() => createDraftStore<SocialValues>(kind.drafts.social, accountId));
  useInstagramReturn(accountId, profile);
  return (
    <StepForm
      label={t({ id: 'onboarding.social-profiles', message: 'Social profiles' })}
      savedValues={socialValuesOf(profile)}
      schema={socialSchema}
      draft={draft}
      texts={socialTexts}
      next={kind.preview}
      save={(values) =>
        save({
          resource: kind.resource,
          body: sentSocialProfiles(values, kind.hasLinkedin),
        }).unwrap()
      }
      more={
        <>
          <PreviousLink to={kind.basicInfo} />
          <StartOver kind={kind} accountId={accountId} emptyBasicInfo={emptyBasicInfo} />
        </>
      }
    >
      {kind.hasLinkedin && <LinkedinSection kind={kind} linked={profile.linkedin_profile} />}
      <InstagramSection kind={kind} accountId={accountId} connection={profile.instagram} />
    </StepForm>
  );
}
