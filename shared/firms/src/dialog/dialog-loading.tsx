import { Dialog, type DialogProps, Skeleton, Stack, VisuallyHidden } from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';

/** What a dialog shows before its form is loaded. */
export interface DialogFrame extends Pick<DialogProps, 'title' | 'size'> {}

/** The frame of a dialog whose form is still loading: it opens at once, and the form then replaces it. */
export function DialogLoading({ title, size, onClose }: DialogFrame & { onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Dialog open title={title} size={size} onClose={onClose}>
      <Stack gap="l">
        <VisuallyHidden role="status">
          {t({ id: 'firms.opening-form', message: 'Opening the form…' })}
        </VisuallyHidden>
        {[0, 1, 2, 3].map((field) => (
          <Stack key={field} gap="xs">
            <Skeleton width="8rem" height="1em" />
            <Skeleton height="3rem" />
          </Stack>
        ))}
      </Stack>
    </Dialog>
  );
}
