import { VerificationReminder } from '@aangan/firms';
import type { MessageDescriptor } from '@aangan/messages';
import {
  Container,
  type Elements,
  Lede,
  Stack,
  Steps,
  Title,
  tokens,
  usePageTitle,
} from '@aangan/ui';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import styled from 'styled-components';
import { StepHeading } from './step-heading.tsx';

const Page = styled.div`
  max-width: 64rem;
  margin-inline: auto;
  padding-block: ${tokens.space.xxl} ${tokens.space.section};

  &[data-above='wide'] {
    padding-block-end: ${tokens.space.xl};
  }
`;

const Progress = styled.div`
  max-width: 36rem;
`;

/** The steps of onboarding. */
const steps = [
  msg({ id: 'onboarding.step-basic-info', message: 'Basic Info' }),
  msg({ id: 'onboarding.step-social', message: 'Social Profiles' }),
  msg({ id: 'onboarding.step-preview', message: 'Portfolio Preview' }),
] as const;

interface OnboardingFrameProps {
  /** "Complete Your Designer Profile". */
  title: MessageDescriptor;
  /** The current step, counted from 1. */
  step: 1 | 2 | 3;
  /** What the step is for, below its heading. */
  about: string;
  children?: Elements;
  /** Below the content, over the whole width of the window. */
  wide?: Elements;
}

/** The layout of an onboarding step: title, progress, the step's heading, content. */
export function OnboardingFrame({ title, step, about, children, wide }: OnboardingFrameProps) {
  const { i18n, t } = useLingui();
  const names = steps.map((one) => i18n._(one));
  const name = names[step - 1] ?? '';
  const shownTitle = i18n._(title);
  usePageTitle(`${name} · ${shownTitle}`);
  return (
    <>
      <Container>
        <Page data-above={wide ? 'wide' : undefined}>
          <Stack gap="xxl">
            <Stack gap="xl">
              <Title>{shownTitle}</Title>
              <Progress>
                <Steps
                  label={t({ id: 'onboarding.steps', message: 'Steps to your profile' })}
                  steps={names}
                  current={step}
                />
              </Progress>
              <VerificationReminder />
            </Stack>
            <Stack gap="xs">
              <StepHeading>{name}</StepHeading>
              <Lede>{about}</Lede>
            </Stack>
            {children}
          </Stack>
        </Page>
      </Container>
      {wide}
    </>
  );
}
