import { Button, toasts } from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useFormikContext } from 'formik';
import { useNavigate } from 'react-router-dom';

interface BackButtonProps {
  to: string;
  /** Whether the form differs from what is saved, also where it opened with a draft. */
  isChanged: boolean;
  /** Called before the form is submitted, which then leads to `to`. */
  onSave: () => void;
}

/**
 * Saves the surrounding form and goes back. A form without changes needs no save; one that cannot be saved yet is
 * left with its changes kept as a draft.
 */
export function BackButton({ to, isChanged, onSave }: BackButtonProps) {
  const { isSubmitting, validateForm, submitForm } = useFormikContext();
  const { t } = useLingui();
  const navigate = useNavigate();

  async function goBack() {
    const errors = isChanged ? await validateForm() : {};
    if (isChanged && Object.keys(errors).length === 0) {
      onSave();
      await submitForm();
      return;
    }
    if (isChanged) {
      toasts.blank(
        t({
          id: 'onboarding.changes-kept',
          message: 'Your changes are not saved yet. They are kept in this browser.',
        }),
      );
    }
    void navigate(to);
  }
  return (
    <Button
      variant="secondary"
      aria-disabled={isSubmitting || undefined}
      onClick={() => !isSubmitting && void goBack()}
    >
      <Trans id="onboarding.back">Back</Trans>
    </Button>
  );
}
