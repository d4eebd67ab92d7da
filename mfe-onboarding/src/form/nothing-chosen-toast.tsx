import { failureToast } from '@aangan/firms';
import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { basicInfoTexts } from './save-texts.ts';

/** Shows a toast when nothing is chosen, once for each attempt to save. */
export function NothingChosenToast() {
  const { errors, submitCount, isSubmitting } = useFormikContext<{ specializations: string[] }>();
  const message = useRef(errors.specializations);
  message.current = errors.specializations;
  useEffect(() => {
    if (submitCount === 0 || isSubmitting) return;
    if (typeof message.current === 'string') {
      failureToast({ kind: 'validation' }, message.current, basicInfoTexts.failed.id);
    }
  }, [submitCount, isSubmitting]);
  return null;
}
