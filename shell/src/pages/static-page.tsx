import { paths } from '@aangan/domain';
import { lazy, Suspense } from 'react';
import { FirstPageInUse } from '../routing/first-page.ts';
import { PageLoading } from '../routing/page-loading.tsx';

const StaticPageContent = lazy(async () => {
  const { StaticPageContent: Content } = await import('./static/static-page-content.tsx');
  return { default: Content };
});

/** In a chunk of its own with the form libraries, which no other page of the shell uses. */
const SupportPage = lazy(async () => {
  const { SupportPage: Page } = await import(
    /* webpackChunkName: "support-page" */ './support/support-page.tsx'
  );
  return { default: Page };
});

/** One of the shell's own pages; their texts are in a chunk of their own. */
export function StaticPage({ path }: { path: string }) {
  return (
    <Suspense fallback={<PageLoading />}>
      {path === paths.support() ? <SupportPage /> : <StaticPageContent path={path} />}
      <FirstPageInUse />
    </Suspense>
  );
}
