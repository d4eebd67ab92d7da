import type { RefusedValues } from '@aangan/ui/formik';

/** What a form shows at its fields, without that an address is taken: the box above the form says that. */
export function withTakenOnce(refused: RefusedValues): RefusedValues {
  const { email } = refused;
  return email?.code === 'taken' ? { ...refused, email: { ...email, message: '' } } : refused;
}
