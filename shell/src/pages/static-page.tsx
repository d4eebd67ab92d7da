import { paths } from '@aangan/domain';
import { Attempts, lazyComponent } from '@aangan/runtime';
import { usePageChanged } from '../reports/use-page-changed.ts';
import { FirstPageInUse } from '../routing/first-page.ts';
import { PageFailed } from './page-failed.tsx';
import { PageLoading } from './page-loading.tsx';

const staticPage = lazyComponent(
  async () => (await import('./static/static-page-content.tsx')).StaticPageContent,
);

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
  const shown = {
    onChanged,
    loading: <PageLoading />,
    inUse: <FirstPageInUse />,
    failed: ({ retry }: { retry: () => void }) => <PageFailed title={title} retry={retry} />,
  };
  return path === paths.support() ? (
    <Attempts key={path} componentOf={supportPage} props={{}} {...shown} />
  ) : (
    <Attempts key={path} componentOf={staticPage} props={{ path }} {...shown} />
  );
}
