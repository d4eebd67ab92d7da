import { paths } from '@aangan/domain';
import { useHost } from '@aangan/host';
import { Attempts, lazyComponent } from '@aangan/runtime';
import { usePageChanged } from '../reports/use-page-changed.ts';
import { FirstPageInUse } from '../routing/first-page.ts';
import { PageFailed } from './page-failed.tsx';
import { PageLoading } from './page-loading.tsx';
import type { PageTexts } from './static/static-page-content.tsx';

/** A page in a language, with the texts of that language only. */
const pageOf = (load: () => Promise<{ texts: PageTexts }>) =>
  lazyComponent(async () => {
    const [{ StaticPageContent }, { texts }] = await Promise.all([
      import('./static/static-page-content.tsx'),
      load(),
    ]);
    return function Page(page: { path: string; title: string }) {
      return <StaticPageContent {...page} texts={texts} />;
    };
  });

const englishPage = pageOf(() => import('./static/texts/english.ts'));

const pages: Record<string, ReturnType<typeof pageOf>> = {
  'hi-IN': pageOf(() => import('./static/texts/hi/hindi.ts')),
};

/** In a chunk of its own with the form libraries, which no other page of the shell uses. */
const supportPage = lazyComponent(async () => {
  const { SupportPage } = await import(
    /* webpackChunkName: "support-page" */ './support/support-page.tsx'
  );
  return SupportPage;
});

/** One of the shell's own pages; their texts are in a chunk of their own. */
export function StaticPage({ path, title }: { path: string; title: string }) {
  const onChanged = usePageChanged();
  const { locale } = useHost();
  const shown = {
    onChanged,
    loading: <PageLoading />,
    inUse: <FirstPageInUse />,
    failed: ({ retry }: { retry: () => void }) => <PageFailed title={title} retry={retry} />,
  };
  return path === paths.support() ? (
    <Attempts key={path} componentOf={supportPage} props={{}} {...shown} />
  ) : (
    <Attempts
      key={path}
      componentOf={pages[locale] ?? englishPage}
      props={{ path, title }}
      {...shown}
    />
  );
}
