import {
  Avatar,
  Badge,
  Card,
  Carousel,
  MediaFrame,
  Muted,
  Rating,
  Row,
  Stack,
  Subheading,
  tokens,
} from '@aangan/ui';
import { pictures } from '../pictures/pictures.ts';
import { Specimen } from '../specimen.tsx';

const { living, court, bath } = pictures;

export function Pictures() {
  return (
    <>
      <Specimen name="MediaFrame, 4:5">
        <MediaFrame src={living} alt="A living room in terracotta" color="#c98b6b" />
      </Specimen>
      <Specimen name="MediaFrame, arch">
        <MediaFrame src={court} alt="A courtyard with a swing" shape="arch" />
      </Specimen>
      <Specimen name="MediaFrame, broken">
        <MediaFrame src="/nowhere.jpg" alt="A room whose picture is gone" />
      </Specimen>
      <Specimen name="Carousel">
        <Carousel label="Rooms of the studio">
          <MediaFrame src={bath} alt="A bath in green tiles" />
          <MediaFrame src={court} alt="A courtyard with a swing" />
          <MediaFrame src={living} alt="A living room in terracotta" />
        </Carousel>
      </Specimen>
      <Specimen name="Avatar: picture, initials, broken">
        <Row>
          <Avatar name="Asha Rao" src={bath} size={56} />
          <Avatar name="Studio & Sons" size={56} />
          <Avatar name="Kaveri Tiles" src="/nowhere.jpg" size={56} />
        </Row>
      </Specimen>
      <Specimen name="Badge: plain, accent, positive">
        <Row>
          <Badge>Video</Badge>
          <Badge data-tone="accent">Profile Picture</Badge>
          <Badge data-tone="positive">Verified</Badge>
        </Row>
      </Specimen>
      <Specimen name="Rating">
        <Stack gap="xs">
          {[5, 4.4, 2.5, 0].map((value) => (
            <Row key={value}>
              <Rating value={value} />
              <Muted as="span" aria-hidden="true">
                {value.toFixed(1)}
              </Muted>
            </Row>
          ))}
        </Stack>
      </Specimen>
      <Specimen name="Card, and one that can be pressed">
        <Row align="stretch">
          {[false, true].map((pressable) => (
            <Card
              key={String(pressable)}
              data-interactive={pressable}
              style={{ padding: tokens.space.l }}
            >
              <Subheading>Villa at Alibaug</Subheading>
              <Muted>Residential</Muted>
            </Card>
          ))}
        </Row>
      </Specimen>
    </>
  );
}
