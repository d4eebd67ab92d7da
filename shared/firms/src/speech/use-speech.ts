import { useLingui, useSentences } from '@aangan/messages';
import { useMemo } from 'react';
import type { Speech } from './speech.ts';

/** How a component has functions make its texts. */
export function useSpeech(): Speech {
  const { i18n } = useLingui();
  const say = useSentences();
  return useMemo(() => ({ i18n, say }), [i18n, say]);
}
