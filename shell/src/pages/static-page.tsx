import { lazy, Suspense } from 'react';
import { PageLoading } from '../routing/page-loading.tsx';

const StaticPageContent = lazy(async () => {
  const { StaticPageContent: Content } = await import('./static/static-page-content.tsx');
  return { default: Content };
});

/** One of the shell's own pages; their words are a chunk of their own. */
export function StaticPage({ path }: { path: string }) {
  return (
    <Suspense fallback={<PageLoading />}>
      <StaticPageContent path={path} />
    </Suspense>
  );
}
