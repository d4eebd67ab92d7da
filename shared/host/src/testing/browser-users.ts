// Code that a page must not contain, to test its detection.
/** One use of a browser or of the machine each, by name. */
export const browserUsers: Record<string, () => unknown> = {
  window: () => typeof window,
  document: () => typeof document,
  localStorage: () => typeof localStorage,
  matchMedia: () => typeof matchMedia,
  random: () => Math.random(),
  now: () => Date.now(),
  'new Date()': () => new Date(),
  getFullYear: () => new Date(0).getFullYear(),
  toLocaleDateString: () => new Date(0).toLocaleDateString('en-IN'),
  toLocaleString: () => (1).toLocaleString(),
  toLocaleLowerCase: () => 'A'.toLocaleLowerCase(),
  localeCompare: () => 'a'.localeCompare('b'),
  'Intl.DateTimeFormat': () => new Intl.DateTimeFormat('en-IN'),
  'Intl.NumberFormat': () => new Intl.NumberFormat(),
};

/** Uses that are the same on every machine. */
export const pureUses: readonly (() => unknown)[] = [
  () => new Date(0).getUTCFullYear(),
  () => new Date(0).toLocaleDateString('en-IN', { timeZone: 'Asia/Kolkata' }),
  () => new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata' }),
  () => new Intl.NumberFormat('en-IN'),
  () => 'A'.toLocaleLowerCase('en-IN'),
];
