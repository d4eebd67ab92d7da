import { designerCatalogue, paths } from '@aangan/domain';
import { type SaySentence, useSentences } from '@aangan/messages';
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
import { Trans, useLingui } from '@lingui/react/macro';
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
  const say = useSentences();
  return (
    <Stack gap="l" as="section">
      <Stack gap="xs">
        <Eyebrow>
          <Trans id="designers.by-kind">By kind of project</Trans>
        </Eyebrow>
        <Heading>
          <Trans id="designers.kinds">Homes, workplaces and public spaces</Trans>
        </Heading>
      </Stack>
      <Links>
        {designerCatalogue.map(({ id, label, items }) => (
          <li key={id}>
            <CategoryLink to={paths.designers({ group: id })}>
              <DoorPicture group={id} />
              <Name>{say(label)}</Name>
              <Some>{someOf(items, say)}</Some>
            </CategoryLink>
          </li>
        ))}
      </Links>
    </Stack>
  );
}

function DoorPicture({ group }: { group: string }) {
  const { i18n } = useLingui();
  const picture = categoryPictures[group];
  if (!picture) return null;
  return (
    <MediaFrame
      {...picture}
      alt={i18n._(picture.alt)}
      shape="arch"
      sizes="(min-width: 40em) 22vw, 46vw"
    />
  );
}

/** The first three items of a group, without the text in brackets. */
function someOf(items: readonly { label: string }[], say: SaySentence): string {
  const first = items.slice(0, 3).map(({ label }) => say(label).replace(/\s*\(.*$/, ''));
  // With a space that does not break: the dots never stand alone on a line.
  return `${first.join(', ')}\u00a0…`;
}
