import { paths } from '@aangan/domain';
import { Display, Eyebrow, Lede, SearchField, tokens, when } from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { hero } from '../pictures/pictures.ts';

const Cover = styled.section`
  position: relative;
  display: grid;

  ${when.wide} {
    min-height: min(calc(100vh - 5rem), 52rem);
    align-items: center;
  }
`;

const Picture = styled.div`
  position: relative;
  overflow: hidden;
  aspect-ratio: 4 / 3;
  background: ${hero.color};

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: 42% 50%;
  }
  ${when.medium} {
    aspect-ratio: 16 / 9;
  }
  ${when.wide} {
    position: absolute;
    inset: 0 0 0 24%;
    aspect-ratio: auto;
    background: none;
    mask-image: linear-gradient(
      90deg,
      transparent,
      rgb(0 0 0 / 0.06) 12%,
      rgb(0 0 0 / 0.28) 28%,
      rgb(0 0 0 / 0.72) 46%,
      black 62%
    );
  }
`;

const Text = styled.div`
  position: relative;
  z-index: 1;
  display: grid;
  gap: ${tokens.space.l};
  width: 100%;
  max-width: 86rem;
  margin-inline: auto;
  padding: ${tokens.space.xl} ${tokens.space.gutter} ${tokens.space.xxl};

  > * {
    max-width: 41rem;
  }
  h1 em {
    color: ${tokens.color.accent};
    font-weight: 400;
    display: inline-block;
  }
`;

/** The top of the home page: what the site is for, and a search. */
export function Hero() {
  const { i18n, t } = useLingui();
  const navigate = useNavigate();
  return (
    <Cover aria-label={t({ id: 'designers.find-a-designer', message: 'Find a designer' })}>
      <Picture>
        <img
          src={hero.src}
          srcSet={hero.srcSet}
          sizes="(min-width: 64em) 76vw, 134vw"
          width={1120}
          height={630}
          alt={i18n._(hero.alt)}
          fetchPriority="high"
        />
      </Picture>
      <Text>
        <Eyebrow>
          <Trans id="designers.design-in-india">Interior design &amp; architecture in India</Trans>
        </Eyebrow>
        <Display>
          <Trans id="designers.right-hands">
            Every room begins with the <em>right hands</em>
          </Trans>
        </Display>
        <Lede>
          <Trans id="designers.see-the-work">
            See the work of verified design studios from Jaipur to Kochi, and find the one that
            should make yours.
          </Trans>
        </Lede>
        <SearchField
          label={t({ id: 'designers.search', message: 'Search designers' })}
          placeholder={t({
            id: 'designers.search-by',
            message: 'Search by designer, location, or project type…',
          })}
          action={paths.designers()}
          onSearch={(search) => navigate(paths.designers({ search }))}
        />
      </Text>
    </Cover>
  );
}
