import { paths, vendorCatalogue } from '@aangan/domain';
import { useSentences } from '@aangan/messages';
import {
  Eyebrow,
  focusRing,
  Heading,
  lineHeight,
  MediaFrame,
  TextLink,
  tokens,
  when,
} from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { materials } from '../pictures/pictures.ts';

const Spread = styled.section`
  display: grid;
  gap: ${tokens.space.xl};

  ${when.medium} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 6fr);
    column-gap: clamp(2rem, 7vw, 7.5rem);

    /* As high as the list beside it, which is longer than the picture on a tablet. */
    > :first-child {
      height: 100%;
      aspect-ratio: auto;
    }
  }
  ${when.wide} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 7fr);
    align-items: center;
  }
`;

const Text = styled.div`
  display: grid;
  gap: ${tokens.space.m};
  justify-items: start;

  > p:not(:first-child) {
    max-width: 36rem;
    color: ${tokens.color.inkSoft};
    text-wrap: pretty;
  }
`;

const Index = styled.ul.attrs({ role: 'list' })`
  display: grid;
  width: 100%;
  margin-block: ${tokens.space.s};
  border-block-end: 1px solid ${tokens.color.line};

  ${when.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: ${tokens.space.xl};
  }
`;

const Entry = styled(Link)`
  display: flex;
  min-height: 3.25rem;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.s};
  border-block-start: 1px solid ${tokens.color.line};
  color: inherit;
  font-family: ${tokens.font.display};
  font-size: ${tokens.type.subheading};
  line-height: ${lineHeight(1.2)};
  text-decoration: none;
  ${focusRing}

  span + span {
    color: ${tokens.color.inkFaint};
    transition: transform ${tokens.motion.quick} ${tokens.motion.ease};
  }
  &:hover {
    color: ${tokens.color.accent};
  }
  &:hover span + span {
    transform: translateX(0.25rem);
  }
  ${when.reducedMotion} {
    &:hover span + span {
      transform: none;
    }
  }
`;

/** The group 'Other' is left out: it does not say what it contains. */
const kinds = vendorCatalogue.filter(({ id }) => id !== 'others');

/** The groups of the vendors' catalogue as links to the vendor directory. */
export function Materials() {
  const { i18n, t } = useLingui();
  const say = useSentences();
  return (
    <Spread>
      <MediaFrame {...materials} alt={i18n._(materials.alt)} sizes="(min-width: 40em) 34vw, 92vw" />
      <Text>
        <Eyebrow>
          <Trans id="designers.by-material">By material and craft</Trans>
        </Eyebrow>
        <Heading>
          <Trans id="designers.what-rooms-are-made-of">What rooms are made of</Trans>
        </Heading>
        <p>
          <Trans id="designers.makers-and-suppliers">
            The makers and suppliers behind the work: what they make, from how much they deliver,
            and where to.
          </Trans>
        </p>
        <Index aria-label={t({ id: 'designers.kinds-of-vendors', message: 'Kinds of vendors' })}>
          {kinds.map(({ id, label }) => (
            <li key={id}>
              <Entry to={paths.vendors({ group: id })}>
                <span>{say(label)}</span>
                <span aria-hidden="true">→</span>
              </Entry>
            </li>
          ))}
        </Index>
        <TextLink as={Link} to={paths.vendors()}>
          <Trans id="designers.see-all-vendors">See all vendors</Trans>
        </TextLink>
      </Text>
    </Spread>
  );
}
