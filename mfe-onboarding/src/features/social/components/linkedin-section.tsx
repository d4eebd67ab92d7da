import { problemOf } from '@aangan/api-client';
import { readLinkedin, tidied } from '@aangan/domain';
import { failureToast, successToast, useSpeech } from '@aangan/firms';
import { Badge, Button, Row } from '@aangan/ui';
import { FormTextField, refusedValues } from '@aangan/ui/formik';
import { Trans, useLingui } from '@lingui/react/macro';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { FormSection } from '../../../form/form-section.tsx';
import type { OnboardingKind } from '../../../frame/onboarding-kind.ts';
import { useConnectLinkedinMutation } from '../api/social-api.ts';
import { socialFailure } from '../model/social-failure.ts';
import type { SocialValues } from '../model/social-values.ts';

interface LinkedinSectionProps {
  kind: OnboardingKind;
  /** The stored address; null for none. */
  linked: string | null;
}

/** The firm's LinkedIn profile: nothing proves whose it is, so that it is linked and not verified. */
export function LinkedinSection({ kind, linked }: LinkedinSectionProps) {
  const { t } = useLingui();
  const speech = useSpeech();
  const { values, setStatus, validateForm, setFieldTouched } = useFormikContext<SocialValues>();
  const [connect] = useConnectLinkedinMutation();
  const [isConnecting, setConnecting] = useState(false);
  const address = tidied(readLinkedin, values.linkedin_url).trim();

  async function link() {
    setConnecting(true);
    await setFieldTouched('linkedin_url', true, false);
    const { linkedin_url: refused } = await validateForm();
    if (!refused) await send();
    setConnecting(false);
  }

  async function send() {
    try {
      await connect({ resource: kind.resource, address }).unwrap();
      successToast(
        t({
          id: 'onboarding.linkedin-connected',
          message: 'Successfully connected LinkedIn profile',
        }),
        'connect linkedin',
      );
    } catch (error) {
      const problem = problemOf(error);
      const failed = t({ id: 'onboarding.linkedin-failed', message: 'Failed to connect LinkedIn' });
      console.error(failed, problem.kind, problem.status);
      const [message] = problem.fields?.profile_url ?? [];
      if (message) setStatus(refusedValues({ fields: { linkedin_url: [message] } }, values));
      failureToast(problem, socialFailure(failed, problem, speech), 'connect linkedin');
    }
  }

  return (
    <FormSection
      title="LinkedIn"
      about={t({ id: 'onboarding.linkedin-about', message: 'Clients see who is behind the firm.' })}
    >
      <FormTextField
        name="linkedin_url"
        label={t({ id: 'onboarding.linkedin-url', message: 'LinkedIn URL' })}
        inputMode="url"
        placeholder="linkedin.com/company/…"
        read={readLinkedin}
        maxLength={500}
        optional
      />
      <Row gap="m">
        <Button
          variant="secondary"
          busy={isConnecting}
          disabled={address === '' || address === linked}
          onClick={() => void link()}
        >
          <Trans id="onboarding.connect-linkedin">Connect LinkedIn</Trans>
        </Button>
        {linked !== null && address === linked && (
          <Badge data-tone="positive">
            <Trans id="onboarding.linked">Linked</Trans>
          </Badge>
        )}
      </Row>
    </FormSection>
  );
}
