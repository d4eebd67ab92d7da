/** The values of all options, as they were typed. */
export interface OptionValues {
  channel?: string;
  check?: boolean;
  to?: string;
  why?: string;
  release?: string;
  'change-set'?: string;
  revision?: string;
  limit?: string;
  cursor?: string;
  team?: string;
  with?: string;
  name?: string;
  channels?: string;
  days?: string;
  hours?: string;
  links?: boolean;
  url?: string;
  registry?: string;
  json?: boolean;
  force?: boolean;
  off?: boolean;
  everybody?: boolean;
  extension?: string;
  from?: string;
  canary?: string;
  then?: string[];
  grant?: string[];
  quiet?: string;
  zone?: string;
  approval?: string;
  'min-views'?: string;
  'max-wait'?: string;
  at?: string;
  composition?: string;
  good?: string;
  bad?: string;
  timeout?: string;
  plain?: boolean;
  commit?: string;
  branch?: string;
  tag?: string;
  key?: string;
  issuer?: string;
  repository?: string;
  workflow?: string;
  'run-url'?: string;
  journeys?: string;
  record?: boolean;
  'may-check'?: boolean;
  lab?: boolean;
  paths?: string;
  rounds?: string;
  port?: string;
  'security-fix'?: boolean;
  unsigned?: boolean;
  changes?: boolean;
  sdk?: boolean;
  help?: boolean;
}

export type OptionName = keyof OptionValues;

/** One option of a command. */
export interface OptionSpec {
  type: 'string' | 'boolean';
  /** What its value is, for the help. */
  value?: string;
  /** Whether it may be given several times: then its value is a list. */
  isRepeated?: boolean;
  about: string;
}

/** One command of `aangan`. */
export interface Command {
  name: string;
  /** What follows its name, for the help. */
  parameters?: string;
  /** One line. */
  summary: string;
  options: Partial<Record<OptionName, OptionSpec>>;
  /** Printed below the options, where there is more to say. */
  details?: string;
  examples: readonly string[];
  /** Words that may follow its name, for completion. */
  words?: readonly string[];
  /**
   * What it does to a site, for assistants that run commands (`aangan mcp`). Absent: for a person at a terminal only.
   * `change` is also what publishes a release, builds sources or runs a program of the caller's choice.
   */
  access?: 'read' | 'change';
  /** Words that may follow its name only where a person types them. */
  personalWords?: readonly string[];
  /** Whether remotes of the repository may follow it, for completion. */
  takesRemotes?: boolean;
  /** @returns the exit code. @throws {PlainError} with what is wrong or was refused */
  run(positionals: readonly string[], values: OptionValues): Promise<number>;
}
