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

/** How long a page waits for its details, in milliseconds, before it is shown with placeholders. */
const detailsPatienceMs = 300;

/** The texts of pages in a language, by their paths. */
export type PageTexts = Readonly<Record<string, PageText>>;

interface Page {
  title: string;
  text: PageText;
}

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

interface StaticPageProps {
  path: string;
  title: string;
  texts: PageTexts;
}

/** The text of one of the shell's own pages. */
export const StaticPageContent = withApi(siteApi, function Content(page: StaticPageProps) {
  const { path, title, texts } = page;
  const text = texts[path];
  if (!text) return <NotFoundPage />;
  const shown = { title, text };
  return path === paths.cookies() ? <WrittenPage {...shown} /> : <WithDetails {...shown} />;
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
