import { type TabDraft, tabDraft } from '@aangan/firms';
import type { Addressee } from '@aangan/host';
import { type ConnectValues, emptyConnect } from './connect-values.ts';

export type ConnectDraft = TabDraft<ConnectValues>;

/** The unsent request to a firm. */
export function connectDraft({ kind, id }: Pick<Addressee, 'kind' | 'id'>): ConnectDraft {
  return tabDraft(`connect.${kind}.${id}`, emptyConnect);
}
