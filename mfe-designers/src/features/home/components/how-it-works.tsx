import { Container, Eyebrow, Heading, Stack, tokens, when } from '@aangan/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import styled from 'styled-components';

const Band = styled.section`
  padding-block: ${tokens.space.section};
  background: ${tokens.color.paperDeep};
`;

const Steps = styled.ol.attrs({ role: 'list' })`
  display: grid;
  gap: ${tokens.space.xl} ${tokens.space.xl};

  ${when.wide} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Step = styled.li`
  padding-block-start: ${tokens.space.m};
  border-block-start: 1px solid ${tokens.color.lineStrong};

  b {
    display: block;
    color: ${tokens.color.accent};
    font-family: ${tokens.font.display};
    font-size: ${tokens.type.title};
    font-style: italic;
    font-weight: 400;
    line-height: 1.1;
  }
  h3 {
    margin-block: 0.375rem;
    font-size: ${tokens.type.subheading};
  }
  p {
    max-width: 26rem;
    color: ${tokens.color.inkSoft};
    text-wrap: pretty;
  }
`;

const steps = [
  {
    name: msg({ id: 'designers.step-look', message: 'Look around' }),
    text: msg({
      id: 'designers.step-look-text',
      message: 'Browse finished rooms by place, kind of project or studio. No account needed.',
    }),
  },
  {
    name: msg({ id: 'designers.step-read', message: 'Read the studio' }),
    text: msg({
      id: 'designers.step-read-text',
      message: 'Years in practice, team, smallest budget and fees per sq ft stand beside the work.',
    }),
  },
  {
    name: msg({ id: 'designers.step-contact', message: 'Get in touch' }),
    text: msg({
      id: 'designers.step-contact-text',
      message:
        'Tell a studio about your space, budget and timeline. Aangan introduces; you decide.',
    }),
  },
];

/** Explains the three steps from searching to contacting a firm. */
export function HowItWorks() {
  const { i18n } = useLingui();
  return (
    <Band>
      <Container>
        <Stack gap="xl">
          <Stack gap="xs">
            <Eyebrow>
              <Trans id="designers.how-it-works">How it works</Trans>
            </Eyebrow>
            <Heading>
              <Trans id="designers.from-a-picture">From a picture you keep coming back to</Trans>
            </Heading>
          </Stack>
          <Steps>
            {steps.map(({ name, text }, at) => (
              <Step key={name.id}>
                <b aria-hidden="true">{at + 1}</b>
                <h3>{i18n._(name)}</h3>
                <p>{i18n._(text)}</p>
              </Step>
            ))}
          </Steps>
        </Stack>
      </Container>
    </Band>
  );
}
