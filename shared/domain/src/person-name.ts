/** A person's name in a form. If `has_one_name` is set, `last_name` is ignored. */
export interface PersonName {
  first_name: string;
  last_name: string;
  has_one_name: boolean;
}

/** A person's name as it is sent: `has_one_name` says that an empty last name is intended. */
export function sentName({ first_name, last_name, has_one_name }: PersonName) {
  const name = { first_name: first_name.trim() };
  if (!has_one_name) return { ...name, last_name: last_name.trim() };
  return { ...name, last_name: '', has_one_name };
}

/** A stored name for a form: an empty last name means that the person has only one name. */
export function personNameOf(stored: { first_name: string; last_name: string }): PersonName {
  const { first_name, last_name } = stored;
  return { first_name, last_name, has_one_name: first_name !== '' && last_name === '' };
}

/** A person's whole name to show. */
export function fullNameOf({ first_name, last_name }: Omit<PersonName, 'has_one_name'>): string {
  return `${first_name} ${last_name}`.trim();
}
