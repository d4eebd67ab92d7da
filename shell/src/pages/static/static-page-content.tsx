import { paths } from '@aangan/domain';
import { withApi } from '@aangan/host';
import { tokens } from '@aangan/ui';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { NotFoundPage } from '../not-found-page.tsx';
import { PageLoading } from '../page-loading.tsx';
import { ContentsList, showSection } from './contents-list.tsx';
import type { PageSection, PageText } from './page-text.ts';
import { SiteDetailsMissing, siteApi } from './site-details.tsx';
import { Prose, StaticFrame } from './static-frame.tsx';
import { about } from './texts/about.tsx';
import { cookies } from './texts/cookies.tsx';
import { designerTerms, vendorTerms } from './texts/firm-terms.tsx';
import { privacy } from './texts/privacy.tsx';
import { terms } from './texts/terms.tsx';

/** How long a page waits for its details, in milliseconds, before it is shown with placeholders. */
const detailsPatienceMs = 300;

interface Page {
  title: string;
  text: PageText;
}

const pages: Record<string, Page> = {
  '/about': { title: 'About', text: about },
  '/terms': { title: 'Terms of use', text: terms },
  '/designer-terms': { title: 'Terms for design firms', text: designerTerms },
  '/vendor-terms': { title: 'Terms for vendors', text: vendorTerms },
  '/privacy': { title: 'Privacy', text: privacy },
  '/cookies': { title: 'Cookies and storage', text: cookies },
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

/** The text of one of the shell's own pages. */
export const StaticPageContent = withApi(siteApi, function Content({ path }: { path: string }) {
  const page = pages[path];
  if (!page) return <NotFoundPage />;
  return path === paths.cookies() ? <WrittenPage {...page} /> : <WithDetails {...page} />;
});

/** Details that come with the page are in its first render, so that nothing moves; others are not waited for long. */
function WithDetails(page: Page) {
  const { isLoading } = siteApi.useGetSiteDetailsQuery();
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), isLoading ? detailsPatienceMs : 0);
    return () => clearTimeout(timer);
  }, [isLoading]);
  return isLoading && !isShown ? <PageLoading /> : <WrittenPage {...page} />;
}

function WrittenPage({ title, text }: Page) {
  const { sections, lede, note, isLegal = false } = text;
  useSectionOfAddress();
  return (
    <StaticFrame title={title} lede={lede} note={note}>
      {isLegal && <ContentsList sections={sections} />}
      <Text data-legal={isLegal}>
        <SiteDetailsMissing />
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

/** The router looks for the address's section before this chunk has loaded. */
function useSectionOfAddress() {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) showSection(decodeURIComponent(hash.slice(1)));
  }, [hash]);
}
