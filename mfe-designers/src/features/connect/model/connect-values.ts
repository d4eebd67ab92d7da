import {
  type ConnectionProjectType,
  fullNameOf,
  type PersonName,
  personNameOf,
  readEmail,
  readPhone,
  readTypedAmount,
  sentName,
  shownEmail,
  tidied,
} from '@aangan/domain';
import type { Addressee, RequestSubject, User } from '@aangan/host';

/** The values of the form; the budget as typed. */
export interface ConnectValues extends PersonName {
  email: string;
  phone: string;
  project_type: string;
  budget: string;
  timeline: string;
  /** What a vendor is asked for. */
  item: string;
  quantity: string;
  delivery_place: string;
  project_description: string;
  /** The id of an own brief; '' for none. */
  brief: string;
}

export const emptyConnect: ConnectValues = {
  first_name: '',
  last_name: '',
  has_one_name: false,
  email: '',
  phone: '',
  project_type: '',
  budget: '',
  timeline: '',
  item: '',
  quantity: '',
  delivery_place: '',
  project_description: '',
  brief: '',
};

/** The contact details of a client's account. */
export function knownOf(user: User | null): Partial<ConnectValues> {
  if (!user) return {};
  return { ...personNameOf(user), email: shownEmail(user.email), phone: user.phone ?? '' };
}

/** Fills empty fields with known values. Whether a person has one name is known with the names alone. */
export function filledIn(typed: ConnectValues, known: Partial<ConnectValues>): ConnectValues {
  const { has_one_name, ...texts } = known;
  const gaps = Object.entries(texts).filter(([field]) => !typed[field as keyof ConnectValues]);
  const filled = { ...typed, ...Object.fromEntries(gaps) };
  return { ...filled, has_one_name: typed.first_name ? typed.has_one_name : has_one_name === true };
}

/** The budget in whole rupees; null for a blank field and for what the schema refuses. */
export function budgetOf(typed: string): number | null {
  const read = readTypedAmount(typed);
  return read.kind === 'number' ? read.value : null;
}

/** The project of a stored request. */
type StoredProject = Order &
  Pick<
    ReturnType<typeof payloadOf>,
    'budget' | 'project_type' | 'timeline' | 'project_description'
  >;

/** Whether a stored request is about the project that was typed. */
export function isAsTyped(stored: StoredProject, values: ConnectValues): boolean {
  return (
    stored.budget === (budgetOf(values.budget) ?? 0) &&
    stored.project_type === projectTypeOf(values) &&
    isSameOrder(stored, orderOf(values)) &&
    stored.timeline === values.timeline &&
    stored.project_description === values.project_description.trim()
  );
}

type Order = Pick<ConnectValues, 'item' | 'quantity' | 'delivery_place'>;

/** What a vendor is asked for. */
function orderOf({ item, quantity, delivery_place }: Order): Order {
  return {
    item: item.trim(),
    quantity: quantity.trim(),
    delivery_place: delivery_place.trim(),
  };
}

function isSameOrder(one: Order, other: Order): boolean {
  return (
    one.item === other.item &&
    one.quantity === other.quantity &&
    one.delivery_place === other.delivery_place
  );
}

/** A vendor is not asked for a project. */
function projectTypeOf({ project_type: type }: ConnectValues): ConnectionProjectType {
  return (type || 'other') as ConnectionProjectType;
}

interface Recipient {
  addressee: Addressee;
  about?: RequestSubject | undefined;
}

/** The body of a connection request to a designer or vendor. */
export function payloadOf({ addressee, about }: Recipient, values: ConnectValues) {
  const { kind, id } = addressee;
  const name = sentName(values);
  return {
    ...name,
    name: fullNameOf(name),
    email: tidied(readEmail, values.email),
    phone: tidied(readPhone, values.phone),
    project_type: projectTypeOf(values),
    project_description: values.project_description.trim(),
    budget: budgetOf(values.budget) ?? 0,
    timeline: values.timeline,
    ...(kind === 'vendor' && orderOf(values)),
    ...(about && { project: about.id }),
    ...(values.brief !== '' && { brief: Number(values.brief) }),
    [kind]: id,
  };
}
