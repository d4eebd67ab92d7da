import { toasts } from '@aangan/ui';
import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';

/** Says in a toast too that nothing was chosen, once for every attempt to save (product-1, section 8, Onboarding toasts). */
export function NothingChosenToast() {
  const { errors, submitCount, isSubmitting } = useFormikContext<{ specializations: string[] }>();
  const message = useRef(errors.specializations);
  message.current = errors.specializations;
  useEffect(() => {
    if (submitCount === 0 || isSubmitting) return;
    if (typeof message.current === 'string') toasts.error(message.current);
  }, [submitCount, isSubmitting]);
  return null;
}
