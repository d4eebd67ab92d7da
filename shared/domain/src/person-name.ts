/** A person's name in a form: with one name only, what stands in the last name's field counts for nothing. */
export interface PersonName {
  first_name: string;
  last_name: string;
  has_one_name: boolean;
}

/** A person's name as it is sent: a blank last name goes with the word that there is none. */
export function sentName({ first_name, last_name, has_one_name }: PersonName) {
  const name = { first_name: first_name.trim() };
  if (!has_one_name) return { ...name, last_name: last_name.trim() };
  return { ...name, last_name: '', has_one_name };
}

/** A stored person's name in a form: one who has no last name has said so. */
export function personNameOf(stored: { first_name: string; last_name: string }): PersonName {
  const { first_name, last_name } = stored;
  return { first_name, last_name, has_one_name: first_name !== '' && last_name === '' };
}

/** A person's whole name to show. */
export function fullNameOf({ first_name, last_name }: Omit<PersonName, 'has_one_name'>): string {
  return `${first_name} ${last_name}`.trim();
}
