import { type ConnectionProjectType, readTypedAmount } from '@aangan/domain';
import type { Addressee, User } from '@aangan/host';

/** The values of the form; the budget as typed. */
export interface ConnectValues {
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  project_type: string;
  budget: string;
  timeline: string;
  project_description: string;
}

export const emptyConnect: ConnectValues = {
  first_name: '',
  last_name: '',
  email: '',
  phone: '',
  project_type: '',
  budget: '',
  timeline: '',
  project_description: '',
};

/** The contact details of a client's account. */
export function knownOf(user: User | null): Partial<ConnectValues> {
  if (!user) return {};
  const { first_name, last_name, email, phone } = user;
  return { first_name, last_name, email, phone: phone ?? '' };
}

/** Fills empty fields with known values. */
export function filledIn(typed: ConnectValues, known: Partial<ConnectValues>): ConnectValues {
  const gaps = Object.entries(known).filter(([field]) => !typed[field as keyof ConnectValues]);
  return { ...typed, ...Object.fromEntries(gaps) };
}

/** The budget in whole rupees; null for a blank field and for what the schema refuses. */
export function budgetOf(typed: string): number | null {
  const read = readTypedAmount(typed);
  return read.kind === 'number' ? read.value : null;
}

/** The project of a stored request. */
type StoredProject = Pick<
  ReturnType<typeof payloadOf>,
  'budget' | 'project_type' | 'timeline' | 'project_description'
>;

/** Whether a stored request is about the project that was typed. */
export function isAsTyped(stored: StoredProject, values: ConnectValues): boolean {
  return (
    stored.budget === (budgetOf(values.budget) ?? 0) &&
    stored.project_type === values.project_type &&
    stored.timeline === values.timeline &&
    stored.project_description === values.project_description.trim()
  );
}

/** The body of a connection request to a designer or vendor. */
export function payloadOf({ kind, id }: Addressee, values: ConnectValues) {
  const [first_name, last_name] = [values.first_name.trim(), values.last_name.trim()];
  return {
    first_name,
    last_name,
    name: `${first_name} ${last_name}`,
    email: values.email.trim(),
    phone: values.phone.trim(),
    project_type: values.project_type as ConnectionProjectType,
    project_description: values.project_description.trim(),
    budget: budgetOf(values.budget) ?? 0,
    timeline: values.timeline,
    [kind]: id,
  };
}
