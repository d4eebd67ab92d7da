import type { PageRequest } from '@aangan/manifest';

/**
 * Key of an expose in one composition, for an audience and in a language: what remotes put into slots for one audience,
 * and the messages of one language, must not cost the others their pages, nor the frames of a remote of low trust the
 * pages of the shell. After any change to the composition, also in a part, the expose is tried at once.
 */
export function exposeKey(page: PageRequest): string {
  const { composition, route, audience, framed, language } = page;
  const own = framed ? `frame of ${framed}` : 'shell';
  const expose = route ? `${route.remote} ${route.expose}` : own;
  return `${expose} for ${audience} (${language}) in ${composition.id}`;
}
