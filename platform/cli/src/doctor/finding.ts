/** What a check of the surroundings has found. */
export interface Finding {
  /** What was looked at, in a word or two. */
  name: string;
  /** `note`: some commands will miss it. `wrong`: it has to be mended. */
  state: 'ok' | 'note' | 'wrong';
  /** What was found. */
  found: string;
  /** What to do, where it is not `ok`. */
  todo?: string;
}

export const ok = (name: string, found: string): Finding => ({ name, state: 'ok', found });

export const note = (name: string, found: string, todo: string): Finding => {
  return { name, state: 'note', found, todo };
};

export const wrong = (name: string, found: string, todo: string): Finding => {
  return { name, state: 'wrong', found, todo };
};
