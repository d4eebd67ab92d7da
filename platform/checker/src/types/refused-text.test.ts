import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { refusedText } from './refused-text.ts';

const refused = {
  'an import of a file': 'import { a } from "/etc/hostname";',
  'an import with a comment before its path': 'import { a } from // b\n"/etc/hostname";',
  'an import with a comment that another line separator ends':
    'import { a } from // b\u2028"/etc/hostname";',
  'an import for its effect': 'import "/etc/hostname";',
  'an import of a type': 'type A = import("/etc/hostname").A;',
  'an import with a path that is put together': 'type A = import(`/etc/hostname`).A;',
  'an import after a regular expression with a quote':
    'const a = /"/; import { b } from "/etc/hostname"; const c = /"/;',
  'an export of a file': 'export * from "/etc/hostname";',
  'a require': 'import a = require("/etc/hostname");',
  'names for all': 'declare global { interface Object { extra: any } }',
  'names for all with a comment between the words':
    'declare global // x\n { interface Object { extra: any } }',
  'names for all after a comment on its own line':
    'declare global\n// x\n{ interface Object { extra: any } }',
  'another module': 'declare module "react" { }',
  'a name for all scripts': 'export as namespace Everything;',
  // The text of a hostile release, as all here.
  'a directive': '// @ts-nocheck',
  'a reference': '/// <reference path="/etc/hostname" />',
  'a comment of several lines': '/* a */',
  'an escaped word': 'declare gl\\u006fbal { }',
  'code in a template': 'type A = `$' + '{import("/etc/hostname").A}`;',
};

const taken = {
  'React’s types': 'import type { ReactNode } from "react";\ntype A = import("react").ReactNode;',
  'a part of another remote with the place of its use':
    "import { ConnectButton } from 'remote:designers/ConnectButton';\n// mfe-vendors/src/a (b).tsx:39\nConnectButton({ a: null! as A });\ntype A = 1;",
  'properties that are named like words of the language':
    'type A = { module?: string; global: 1; from(a: string): void; import: 2 };',
  'addresses and comments in strings': 'type A = "https://a.example/*b*/" | \'// c\';',
  'texts of a pattern': ['type A = `item-$', '{number}` | `$', '{"a" | "b"}-$', '{string}`;'].join(
    '',
  ),
};

describe('a file of types', () => {
  for (const [what, text] of Object.entries(refused)) {
    test(`is refused with ${what}`, () => assert.notEqual(refusedText(text), undefined));
  }
  for (const [what, text] of Object.entries(taken)) {
    test(`is taken with ${what}`, () => assert.equal(refusedText(text), undefined));
  }
});
