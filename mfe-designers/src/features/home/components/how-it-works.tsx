import { Container, Eyebrow, Heading, Stack, tokens, when } from '@aangan/ui';
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
    name: 'Look around',
    text: 'Browse finished rooms by place, kind of project or studio. No account needed.',
  },
  {
    name: 'Read the studio',
    text: 'Years in practice, team, smallest budget and fees per sq ft stand beside the work.',
  },
  {
    name: 'Get in touch',
    text: 'Tell a studio about your space, budget and timeline. Aangan introduces; you decide.',
  },
];

/** Explains the three steps from searching to contacting a firm. */
export function HowItWorks() {
  return (
    <Band>
      <Container>
        <Stack gap="xl">
          <Stack gap="xs">
            <Eyebrow>How it works</Eyebrow>
            <Heading>From a picture you keep coming back to</Heading>
          </Stack>
          <Steps>
            {steps.map(({ name, text }, at) => (
              <Step key={name}>
                <b aria-hidden="true">{at + 1}</b>
                <h3>{name}</h3>
                <p>{text}</p>
              </Step>
            ))}
          </Steps>
        </Stack>
      </Container>
    </Band>
  );
}
