import type { ConnectionProjectType } from '@aangan/domain';
import type { Addressee, User } from '@aangan/host';

/** What the form holds; the budget as digits. */
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

/** What the account of a client knows already. */
export function knownOf(user: User | null): Partial<ConnectValues> {
  if (!user) return {};
  const { first_name, last_name, email, phone } = user;
  return { first_name, last_name, email, phone: phone ?? '' };
}

/** A form with what is known put where nothing was typed. */
export function filledIn(typed: ConnectValues, known: Partial<ConnectValues>): ConnectValues {
  const gaps = Object.entries(known).filter(([field]) => !typed[field as keyof ConnectValues]);
  return { ...typed, ...Object.fromEntries(gaps) };
}

/** The connect payload (product-2, section 3), for a designer or a vendor. */
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
    budget: Number(values.budget),
    timeline: values.timeline,
    [kind]: id,
  };
}
