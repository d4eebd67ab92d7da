import { VerificationReminder } from '@aangan/firms';
import { Container, Stack, Steps, Title, tokens, usePageTitle } from '@aangan/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Page = styled.div`
  max-width: 64rem;
  margin-inline: auto;
  padding-block: ${tokens.space.xxl} ${tokens.space.section};
`;

const Progress = styled.div`
  max-width: 36rem;
`;

/** The steps of onboarding. */
const steps = ['Basic Info', 'Social Profiles', 'Portfolio Preview'] as const;

interface OnboardingFrameProps {
  title: string;
  /** The current step, counted from 1. */
  step: 1 | 2 | 3;
  children: ReactNode;
}

/** The layout of an onboarding step: title, progress, content. */
export function OnboardingFrame({ title, step, children }: OnboardingFrameProps) {
  usePageTitle(title);
  return (
    <Container>
      <Page>
        <Stack gap="xxl">
          <Stack gap="xl">
            <Title>{title}</Title>
            <Progress>
              <Steps label="Steps to your profile" steps={steps} current={step} />
            </Progress>
            <VerificationReminder />
          </Stack>
          {children}
        </Stack>
      </Page>
    </Container>
  );
}
