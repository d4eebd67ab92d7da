/** What a types file may import: React's types, modules of other remotes, and what is put into its slot. */
const allowedImport =
  /^(?:react|slot:extension|remote:[a-z][a-z0-9-]{1,40}\/[A-Z][A-Za-z0-9]{0,99})$/;

/** A part of a text, as the compiler reads it. */
interface Token {
  kind: 'comment' | 'string' | 'template' | 'word' | 'number' | 'sign';
  text: string;
}

/**
 * The tokens of TypeScript that builds write. Anything else is a sign, including a quote that is not closed on its line
 * and a template with more than type names in its brackets.
 */
const parts =
  /(?<space>[ \t\n]+)|(?<comment>\/\/[^\n]*)|(?<string>"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')|(?<template>`(?:[^`\\$]|\\.|\$(?!\{)|\$\{[\w\s|"'.-]*\})*`)|(?<word>[\p{ID_Start}$_][\p{ID_Continue}$]*)|(?<number>\d[\w.]*)|(?<sign>[\s\S])/gu;

/** A line comment with the place in the sources; other comments could hide words from this check. */
const placeComment = /^\/\/ [\w./()[\]: -]+$/;

/**
 * No slash, backslash, quote or line separator: with these, the compiler would read the text differently than this
 * check.
 */
const allowedSign = /^[{}[\]()<>,;:=|&?!.+*-]$/;

const namespaces = ['global', 'namespace', 'module'];
const importing = ['import', 'require', 'from'];

/** Why the compiler must not read a types file; undefined if it may. */
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

/** Comments must begin their line. Strings may contain two slashes. */
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

/** The module that these tokens import; '' if it is not a literal. */
function importedBy(
  word: string,
  next: Token | undefined,
  afterNext: Token | undefined,
): string | undefined {
  if (next?.kind === 'string') return next.text.slice(1, -1);
  if (word === 'from' || next?.text !== '(') return undefined;
  return afterNext?.kind === 'string' ? afterNext.text.slice(1, -1) : '';
}
