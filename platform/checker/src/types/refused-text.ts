/** What a file of types may import: React's types, and modules of other remotes. */
const allowedImport = /^(?:react|remote:[a-z][a-z0-9-]{1,40}\/[A-Z][A-Za-z0-9]{0,99})$/;

/** A part of a text, as the compiler reads it. */
interface Token {
  kind: 'comment' | 'string' | 'template' | 'word' | 'number' | 'sign';
  text: string;
}

/**
 * The words of TypeScript as far as builds write them. What no other alternative takes is a sign: also a quote that is
 * not closed on its line, and a template with more in its brackets than names of types.
 */
const parts =
  /(?<space>[ \t\n]+)|(?<comment>\/\/[^\n]*)|(?<string>"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')|(?<template>`(?:[^`\\$]|\\.|\$(?!\{)|\$\{[\w\s|"'.-]*\})*`)|(?<word>[\p{ID_Start}$_][\p{ID_Continue}$]*)|(?<number>\d[\w.]*)|(?<sign>[\s\S])/gu;

/** The place in the sources, on a line of its own: other comments could hide words from this check. */
const placeComment = /^\/\/ [\w./()[\]: -]+$/;

/** No slash, backslash, quote or line separator: with them a text reads differently than it was taken apart here. */
const allowedSign = /^[{}[\]()<>,;:=|&?!.+*-]$/;

const namespaces = ['global', 'namespace', 'module'];
const importing = ['import', 'require', 'from'];

/** Why the compiler must not read a file of types; undefined where it may. */
export function refusedText(text: string): string | undefined {
  const tokens = tokensOf(text);
  if (tokens.some(isStrange) || hasCommentBesideCode(text)) {
    return 'it contains what no build writes';
  }
  const code = tokens.filter(({ kind }) => kind !== 'comment');
  for (const [index, { kind, text: word }] of code.entries()) {
    if (kind !== 'word') continue;
    const [next, afterNext] = code.slice(index + 1, index + 3);
    if (namespaces.includes(word) && opensNamespace(next)) return 'it contains a namespace';
    if (importing.includes(word)) {
      const imported = importedBy(word, next, afterNext);
      if (imported !== undefined && !allowedImport.test(imported)) {
        return `it imports "${imported.slice(0, 100)}"`;
      }
    }
  }
  return undefined;
}

function tokensOf(text: string): Token[] {
  return [...text.matchAll(parts)].flatMap(({ 0: whole, groups = {} }) => {
    const [kind] = Object.entries(groups).find(([, value]) => value !== undefined) ?? [];
    return kind && kind !== 'space' ? [{ kind: kind as Token['kind'], text: whole }] : [];
  });
}

function isStrange({ kind, text }: Token): boolean {
  if (kind === 'comment') return !placeComment.test(text);
  return kind === 'sign' && !allowedSign.test(text);
}

/** Strings may hold two slashes; a comment beside code is one that does not begin its line. */
function hasCommentBesideCode(text: string): boolean {
  return text
    .split('\n')
    .some(
      (line) => !line.startsWith('//') && tokensOf(line).some(({ kind }) => kind === 'comment'),
    );
}

function opensNamespace(next: Token | undefined): boolean {
  return next !== undefined && (next.text === '{' || ['word', 'string'].includes(next.kind));
}

/** What is imported where these tokens import something; '' where it is not written out. */
function importedBy(
  word: string,
  next: Token | undefined,
  afterNext: Token | undefined,
): string | undefined {
  if (next?.kind === 'string') return next.text.slice(1, -1);
  if (word === 'from' || next?.text !== '(') return undefined;
  return afterNext?.kind === 'string' ? afterNext.text.slice(1, -1) : '';
}
