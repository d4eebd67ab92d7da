import { PlainError } from '../plain-error.ts';
import type { Setting } from './setting.ts';

/** A process's settings: property name → how it is read. */
export type SettingsSpec = Record<string, Setting<unknown>>;

/** The values that {@link readSettings} answers for a spec. */
export type SettingsOf<Spec extends SettingsSpec> = {
  readonly [Name in keyof Spec]: Spec[Name] extends Setting<infer Value> ? Value : never;
};

/** Thrown by {@link readSettings}; `problems` has one line for each malformed setting. */
export class SettingsError extends PlainError {
  override readonly name = 'SettingsError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    const one = problems.length === 1;
    super(
      [
        one ? 'A setting is malformed:' : `${problems.length} settings are malformed:`,
        ...problems.map((problem) => `  - ${problem}`),
      ].join('\n'),
    );
    this.problems = problems;
  }
}

/**
 * Reads every setting of a process at once. A blank variable counts as unset.
 *
 * @throws {SettingsError} listing every malformed setting, what is expected and an example
 */
export function readSettings<Spec extends SettingsSpec>(
  spec: Spec,
  env: Readonly<Record<string, string | undefined>>,
): SettingsOf<Spec> {
  const problems: string[] = [];
  const values = Object.entries(spec).map(([name, setting]) => {
    const text = env[setting.variable]?.trim() ?? '';
    if (text === '') return [name, setting.fallback];
    const value = setting.parse(text);
    if (value === undefined) {
      problems.push(describeProblem(setting, text));
    }
    return [name, value];
  });
  if (problems.length > 0) throw new SettingsError(problems);
  return Object.fromEntries(values) as SettingsOf<Spec>;
}

function describeProblem(setting: Setting<unknown>, text: string): string {
  const isSecret = /SECRET|PASSWORD|TOKEN/.test(setting.variable) || /:\/\/[^/]*@/.test(text);
  const shown = isSecret ? 'its value' : JSON.stringify(text);
  return `${setting.variable}: ${shown} is not ${setting.expected}. Example: ${setting.variable}=${setting.example}`;
}
