import { msg } from '@lingui/core/macro';
import { laterDialog } from '../dialog/later-dialog.tsx';
import type { EvidenceDialogProps } from './evidence-dialog.tsx';

/** The form, loaded when it is opened first. */
export const LaterEvidenceDialog = laterDialog<EvidenceDialogProps>(
  async () =>
    (await import(/* webpackChunkName: "evidence-later" */ './evidence-dialog.tsx')).EvidenceDialog,
  (_props, i18n) => ({
    title: i18n._(msg({ id: 'firms.give-evidence', message: 'Give evidence' })),
  }),
);
