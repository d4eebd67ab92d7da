import { designerCatalogue, paths } from '@aangan/domain';
import {
  Eyebrow,
  focusRing,
  Heading,
  lineHeight,
  MediaFrame,
  Stack,
  tokens,
  when,
} from '@aangan/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { categoryPictures } from '../pictures/pictures.ts';

const Links = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.space.xl} clamp(1rem, 2.6vw, 2.5rem);

  ${when.medium} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

const CategoryLink = styled(Link)`
  display: block;
  color: inherit;
  text-decoration: none;
  ${focusRing}

  img {
    transition: transform ${tokens.motion.slow} ${tokens.motion.ease};
  }
  &:hover img {
    transform: scale(1.035);
  }
  ${when.reducedMotion} {
    &:hover img {
      transform: none;
    }
  }
`;

const Name = styled.h3`
  margin-block-start: 1rem;
  font-size: ${tokens.type.subheading};
  line-height: ${lineHeight(1.2)};

  ${CategoryLink}:hover & {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.18em;
  }
`;

const Some = styled.p`
  margin-block-start: 0.25rem;
  color: ${tokens.color.inkFaint};
  font-size: ${tokens.type.small};
  line-height: ${lineHeight(1.4)};
`;

/** The four groups of the designers' catalogue as links with pictures. */
export function CategoryLinks() {
  return (
    <Stack gap="l" as="section">
      <Stack gap="xs">
        <Eyebrow>By kind of project</Eyebrow>
        <Heading>Homes, workplaces and public spaces</Heading>
      </Stack>
      <Links>
        {designerCatalogue.map(({ id, label, items }) => (
          <li key={id}>
            <CategoryLink to={paths.designers({ group: id })}>
              <DoorPicture group={id} />
              <Name>{label}</Name>
              <Some>{someOf(items)}</Some>
            </CategoryLink>
          </li>
        ))}
      </Links>
    </Stack>
  );
}

function DoorPicture({ group }: { group: string }) {
  const picture = categoryPictures[group];
  if (!picture) return null;
  return <MediaFrame {...picture} shape="arch" sizes="(min-width: 40em) 22vw, 46vw" />;
}

/** The first three items of a group, without the text in brackets. */
function someOf(items: readonly { label: string }[]): string {
  const first = items.slice(0, 3).map(({ label }) => label.replace(/\s*\(.*$/, ''));
  // With a space that does not break: the dots never stand alone on a line.
  return `${first.join(', ')}\u00a0…`;
}
