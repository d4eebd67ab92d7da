import { paths } from '@aangan/domain';
import { withApi } from '@aangan/host';
import { tokens } from '@aangan/ui';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { PageLoading } from '../../routing/page-loading.tsx';
import { NotFoundPage } from '../not-found-page.tsx';
import { ContentsList, showSection } from './contents-list.tsx';
import type { PageSection, PageWords } from './page-words.ts';
import { SiteFactsMissing, siteApi } from './site-facts.tsx';
import { Prose, StaticFrame } from './static-frame.tsx';
import { about } from './words/about.tsx';
import { cookies } from './words/cookies.tsx';
import { designerTerms, vendorTerms } from './words/firm-terms.tsx';
import { privacy } from './words/privacy.tsx';
import { terms } from './words/terms.tsx';

/** How long a page waits for the names in it, in milliseconds, before it shows their places. */
const factsPatienceMs = 300;

interface Page {
  title: string;
  words: PageWords;
}

const pages: Record<string, Page> = {
  '/about': { title: 'About', words: about },
  '/terms': { title: 'Terms of use', words: terms },
  '/designer-terms': { title: 'Terms for design firms', words: designerTerms },
  '/vendor-terms': { title: 'Terms for vendors', words: vendorTerms },
  '/privacy': { title: 'Privacy', words: privacy },
  '/cookies': { title: 'Cookies and storage', words: cookies },
};

const Text = styled(Prose)`
  counter-reset: section;

  section {
    scroll-margin-top: 6rem;
  }
  section:focus {
    outline: none;
  }
  &[data-legal='true'] h2 {
    display: flex;
    gap: 0.25em;

    &::before {
      flex: none;
      min-width: 1.5em;
      color: ${tokens.color.inkFaint};
      font-feature-settings: 'tnum';
      counter-increment: section;
      content: counter(section) '.' / '';
    }
  }
`;

/** The words of one of the shell's own pages. */
export const StaticPageContent = withApi(siteApi, function Content({ path }: { path: string }) {
  const page = pages[path];
  if (!page) return <NotFoundPage />;
  return path === paths.cookies() ? <Written {...page} /> : <WithFacts {...page} />;
});

/** Facts that came with the page stand in its first words, so that nothing moves; others are not waited for long. */
function WithFacts(page: Page) {
  const { isLoading } = siteApi.useGetSiteFactsQuery();
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), isLoading ? factsPatienceMs : 0);
    return () => clearTimeout(timer);
  }, [isLoading]);
  return isLoading && !isShown ? <PageLoading /> : <Written {...page} />;
}

function Written({ title, words }: Page) {
  const { sections, lede, note, isLegal = false } = words;
  useSectionOfAddress();
  return (
    <StaticFrame title={title} lede={lede} note={note}>
      {isLegal && <ContentsList sections={sections} />}
      <Text data-legal={isLegal}>
        <SiteFactsMissing />
        {sections.map((section) => (
          <Section key={section.id} {...section} />
        ))}
      </Text>
    </StaticFrame>
  );
}

function Section({ id, title, body }: PageSection) {
  return (
    <section id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {body}
    </section>
  );
}

/** The router has looked for the address's section before these words were there. */
function useSectionOfAddress() {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) showSection(decodeURIComponent(hash.slice(1)));
  }, [hash]);
}
