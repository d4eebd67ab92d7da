import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/**
 * Every command that a document shows, in its order: lines of code blocks, with what a backslash continues, and code
 * within sentences.
 */
export function commandsOf(markdown: string): string[] {
  const commands: string[] = [];
  for (const [, block, span, indented] of markdown.matchAll(
    /^ *```\w*\n([\s\S]*?)^ *```$|`([^`\n]+)`|^ {4}(\S.*)$/gm,
  )) {
    const lines = block?.replaceAll(/\\\n */g, '').split('\n') ?? [span ?? indented ?? ''];
    commands.push(...lines.map((line) => line.trim()).filter(Boolean));
  }
  return commands;
}

/**
 * The command of a document that begins with a text, or has it after its variables, exactly as it is written there: a
 * document that changes changes the trial, and one that no longer names the command ends it.
 * @param document a path within the repository
 */
export function commandIn(document: string, text: string): string {
  const command = commandsOf(readFileSync(join(root, document), 'utf8')).find((one) =>
    one.replace(/^([A-Z_]+=\S+ +)+/, '').startsWith(text),
  );
  if (command === undefined) throw new Error(`${document} names no command “${text} …”.`);
  return command;
}

/** The addresses on this machine that a document names. */
export function addressesIn(document: string): string[] {
  const markdown = readFileSync(join(root, document), 'utf8');
  return [...new Set(markdown.match(/http:\/\/localhost:\d+[\w/-]*/g) ?? [])];
}
