import {
  Display,
  Eyebrow,
  Grid,
  Heading,
  Lede,
  Muted,
  paperTheme,
  Row,
  Stack,
  Subheading,
  Title,
  tokens,
} from '@aangan/ui';
import styled from 'styled-components';
import { Specimen } from '../specimen.tsx';

const Swatch = styled.div`
  height: 3.5rem;
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.control};
`;

const Bar = styled.div`
  height: 0.75rem;
  background: ${tokens.color.accentSoft};
`;

const Sheet = styled.div`
  width: 6rem;
  height: 4rem;
  border: 1px solid ${tokens.color.line};
  background: ${tokens.color.surface};
`;

/** Colour, type, space, radius and shadow. */
export function Foundations() {
  return (
    <>
      <Specimen name="Colour" wide>
        <Grid columns={4}>
          {Object.entries(paperTheme.color).map(([name, value]) => (
            <li key={name}>
              <Swatch style={{ background: value }} />
              <Muted>{`${name} ${value}`}</Muted>
            </li>
          ))}
        </Grid>
      </Specimen>
      <Specimen name="Type" wide>
        <Stack gap="m">
          <Eyebrow>Eyebrow</Eyebrow>
          <Display as="h3">Display ₹1,40,000</Display>
          <Title as="h3">Title: every room begins</Title>
          <Heading as="h3">Heading of a section</Heading>
          <Subheading as="h4">Subheading within it</Subheading>
          <Lede>Lede: the paragraph that leads into a page or section.</Lede>
          <p>Body: a calm sans for everything one reads, ₹1,40,000 included.</p>
          <Muted>Muted: captions, counts, hints</Muted>
        </Stack>
      </Specimen>
      <Specimen name="Space">
        <Stack gap="xs">
          {(['hair', 'xs', 's', 'm', 'l', 'xl', 'xxl', 'section'] as const).map((name) => (
            <div key={name}>
              <Muted as="span">{name}</Muted>
              <Bar style={{ width: tokens.space[name] }} />
            </div>
          ))}
        </Stack>
      </Specimen>
      <Specimen name="Radius and shadow">
        <Row gap="m">
          <Sheet style={{ borderRadius: tokens.radius.media }} />
          <Sheet style={{ borderRadius: tokens.radius.control }} />
          <Sheet style={{ borderRadius: tokens.radius.panel, boxShadow: tokens.shadow.resting }} />
          <Sheet style={{ borderRadius: tokens.radius.panel, boxShadow: tokens.shadow.lifted }} />
        </Row>
      </Specimen>
    </>
  );
}
