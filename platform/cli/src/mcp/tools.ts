import type { Command, OptionName } from '../command-line/command.ts';

/** A tool of the Model Context Protocol, made from a command. */
export interface CommandTool {
  name: string;
  description: string;
  inputSchema: {
    type: 'object';
    properties: Record<string, object>;
    additionalProperties: false;
  };
  annotations: { readOnlyHint: boolean; destructiveHint: boolean };
}

/** What an assistant may ask of a tool: the words after the command's name, and its options by name. */
export type ToolInput = Readonly<Record<string, unknown>>;

/**
 * Options that only a person decides on. An address would send the token to wherever a text that the assistant has read
 * says; the others go past what protects the site.
 */
const personal: readonly OptionName[] = ['url', 'registry', 'force', 'unsigned', 'security-fix'];

/** The longest command line that is run, in characters: systems take about 128 kB for one of its words. */
const maxLength = 32_768;

/**
 * The commands that an assistant may run.
 * @param mayChange whether those that change the site are among them
 */
export function offeredCommands(commands: readonly Command[], mayChange: boolean): Command[] {
  return commands.filter(({ access }) => access === 'read' || (mayChange && access === 'change'));
}

/** @returns the tool that runs a command */
export function toolOf(command: Command): CommandTool {
  const { name, summary, details, parameters, examples, access } = command;
  const properties: Record<string, object> = {};
  if (parameters !== undefined) {
    const description = `The words after the command's name: ${parameters}`;
    properties.arguments = { type: 'array', items: { type: 'string' }, description };
  }
  for (const [option, spec] of optionsOf(command)) {
    const { type, about: description, isRepeated = false } = spec;
    properties[option] = isRepeated
      ? { type: 'array', items: { type }, description }
      : { type, description };
  }
  return {
    name,
    description: [summary, details, `Examples: ${examples.join('; ')}`].filter(Boolean).join('\n'),
    inputSchema: { type: 'object', properties, additionalProperties: false },
    annotations: { readOnlyHint: access === 'read', destructiveHint: access === 'change' },
  };
}

/**
 * The command line that a tool's input stands for.
 * @throws {TypeError} that says what is wrong with the input
 */
export function argvOf(command: Command, input: ToolInput): string[] {
  const options = new Map(optionsOf(command));
  const { arguments: positionals = [], ...values } = input;
  if (!Array.isArray(positionals) || positionals.some((word) => typeof word !== 'string')) {
    throw new TypeError('"arguments" is a list of words.');
  }
  const [first] = positionals;
  if (command.personalWords?.includes(first)) {
    throw new TypeError(`Only a person decides on "${command.name} ${first}".`);
  }
  const named = Object.entries(values).flatMap(([name, value]) => {
    const spec = options.get(name as OptionName);
    if (!spec) throw new TypeError(`${command.name} has no option "${name}" here.`);
    if (spec.isRepeated) {
      if (Array.isArray(value) && value.every((one) => typeof one === spec.type)) {
        return value.map((one) => `--${name}=${one}`);
      }
      throw new TypeError(`"${name}" is a list of ${spec.type}s.`);
    }
    if (typeof value !== spec.type) throw new TypeError(`"${name}" is a ${spec.type}.`);
    if (spec.type === 'boolean') return value ? [`--${name}`] : [];
    return [`--${name}=${value}`];
  });
  const isJson = command.options.json !== undefined;
  const argv = [command.name, ...named, ...(isJson ? ['--json'] : []), '--', ...positionals];
  const line = argv.join(' ');
  if (line.length > maxLength) throw new TypeError(`It takes at most ${maxLength} characters.`);
  if (line.includes('\0')) throw new TypeError('It takes no NUL character.');
  return argv;
}

function optionsOf({ options }: Command) {
  return (
    Object.entries(options) as [OptionName, NonNullable<Command['options'][OptionName]>][]
  ).filter(([name]) => name !== 'json' && !personal.includes(name));
}
