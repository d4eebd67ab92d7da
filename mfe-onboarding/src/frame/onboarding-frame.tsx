import { VerificationReminder } from '@aangan/firms';
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
const steps = ['Basic Info', 'Social Profiles', 'Portfolio Preview'] as const;

interface OnboardingFrameProps {
  /** "Complete Your Designer Profile". */
  title: string;
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
  const name = steps[step - 1] ?? '';
  usePageTitle(`${name} · ${title}`);
  return (
    <>
      <Container>
        <Page data-above={wide ? 'wide' : undefined}>
          <Stack gap="xxl">
            <Stack gap="xl">
              <Title>{title}</Title>
              <Progress>
                <Steps label="Steps to your profile" steps={steps} current={step} />
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
