/** One setting: the environment variable it is read from, what it means, and how its text becomes a value. */
export interface Setting<Value> {
  /** Name of the environment variable. */
  readonly variable: string;
  /** One sentence for the settings table of the docs. */
  readonly about: string;
  /** Describes a well-formed value, such as "a whole number from 1 to 65535". */
  readonly expected: string;
  /** A well-formed value, shown when a malformed one is refused. */
  readonly example: string;
  /** Used when the variable is unset or blank. */
  readonly fallback: Value;
  /** The value, or `undefined` when the text is malformed. */
  readonly parse: (text: string) => Exclude<Value, undefined> | undefined;
}

interface Described<Fallback> {
  variable: string;
  about: string;
  fallback: Fallback;
}

/** Any text; surrounding blanks are trimmed. */
export function textSetting<Fallback extends string | undefined>(
  options: Described<Fallback> & { example: string },
): Setting<string | Fallback> {
  return { ...options, expected: 'text', parse: (text) => text };
}

/** A whole number within inclusive bounds. */
export function integerSetting<Fallback extends number | undefined>(
  options: Described<Fallback> & { min: number; max: number; example?: string },
): Setting<number | Fallback> {
  const { min, max } = options;
  return {
    ...options,
    expected: `a whole number from ${min} to ${max}`,
    example: options.example ?? String(options.fallback ?? min),
    parse: (text) => {
      const value = /^-?\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
      return value >= min && value <= max ? value : undefined;
    },
  };
}

/** A TCP port. */
export function portSetting<Fallback extends number | undefined>(
  options: Described<Fallback>,
): Setting<number | Fallback> {
  return integerSetting({ ...options, min: 1, max: 65535, example: '3000' });
}

/** One of a few words. */
export function choiceSetting<Choice extends string, Fallback extends Choice | undefined>(
  options: Described<Fallback> & { choices: readonly Choice[] },
): Setting<Choice | Fallback> {
  const { choices } = options;
  return {
    ...options,
    expected: `one of ${choices.join(', ')}`,
    example: options.fallback ?? choices[0] ?? '',
    parse: (text) => choices.find((choice) => choice === text),
  };
}

/** An absolute URL of one of the given protocols (default http and https), without a trailing slash. */
export function urlSetting<Fallback extends string | undefined>(
  options: Described<Fallback> & { example: string; protocols?: readonly string[] },
): Setting<string | Fallback> {
  const protocols = options.protocols ?? ['http:', 'https:'];
  return {
    ...options,
    expected: `an address that starts with ${protocols.map((name) => `${name}//`).join(' or ')}`,
    parse: (text) => {
      const url = URL.parse(text);
      return url && protocols.includes(url.protocol) ? text.replace(/\/+$/, '') : undefined;
    },
  };
}

/** `true`/`false`, also written `1`/`0`, `yes`/`no`, `on`/`off`. */
export function flagSetting(options: Described<boolean>): Setting<boolean> {
  const words: Record<string, boolean> = {
    true: true,
    '1': true,
    yes: true,
    on: true,
    false: false,
    '0': false,
    no: false,
    off: false,
  };
  return {
    ...options,
    expected: 'true or false',
    example: String(options.fallback),
    parse: (text) => words[text.toLowerCase()],
  };
}
