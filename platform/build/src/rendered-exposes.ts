import type { RemoteManifest } from '@aangan/manifest';

/**
 * The exposed modules that a server may need: everything but the pages that only some accounts see, which are never
 * rendered there.
 */
export function renderedExposes({ exposes, routes }: RemoteManifest): Record<string, string> {
  const isPublic = (expose: string) => {
    const pages = routes.filter((route) => route.expose === expose);
    return pages.length === 0 || pages.some(({ access, requires }) => !access && !requires);
  };
  return Object.fromEntries(Object.entries(exposes).filter(([expose]) => isPublic(expose)));
}
