const asha = {
  email: 'asha@example.com',
  password: 'courtyard',
  first_name: 'Asha',
  last_name: 'Rao',
};
let number = 0;

/** The body of a registration, each with an address of its own. */
export const someone = (changes: object = {}) => {
  number += 1;
  return { ...asha, email: `someone${number}@example.com`, ...changes };
};
