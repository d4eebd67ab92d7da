import { answering, example } from '@aangan/server/openapi';
import Type, { type TSchema } from 'typebox';

/** The response schemas of the checker. Fields that are not listed are not sent. */

const Text = Type.String();
const Texts = Type.Array(Text);

/** The answers of an operation. */
export const answered = answering(example({ error: Text }, { error: '8 checks wait already.' }), {
  400: 'It is malformed, or no order',
  413: 'It is too large',
  415: 'It is of another type of content',
  422: 'The bytes have another hash',
  429: 'As many checks wait as may: try again',
  500: 'The check itself failed; the log has why',
  503: 'There is no Chromium: the sentence says how to install it',
});

/** What a check found. */
const found = <Found extends TSchema>(result: Found, shown: unknown) =>
  example({ result }, { result: shown });

export const TypeProblems = found(Texts, ["VendorCard.d.ts:3: Cannot find name 'Money'."]);

const Side = Type.Object({ name: Text, release: Text, team: Text });
export const Misfits = found(
  Type.Array(
    Type.Object({
      consumer: Side,
      provider: Side,
      expose: Text,
      place: Type.String({ description: 'File and line of the sources; empty where not known' }),
      message: Text,
    }),
  ),
  [],
);

export const Unrendered = found(
  Type.Array(
    Type.Object({
      address: Text,
      remote: Text,
      part: Type.Optional(Type.String({ description: 'The exposed module of a part' })),
      detail: Text,
    }),
  ),
  [{ address: '/vendors', remote: 'vendors', detail: 'It renders nothing.' }],
);

export const Booted = found(
  Type.Object({
    failed: Type.Array(Type.Object({ address: Text, remote: Text, detail: Text })),
    unanswered: Type.Array(Type.Object({ address: Text, audience: Text, asked: Texts })),
    openedIn: Type.Array(Text, { description: 'The browsers in which pages were opened' }),
    opened: Type.Array(Type.Object({ browser: Text, remotes: Texts }), {
      description: 'The remotes of which a page works in a browser beside Chromium',
    }),
    unused: Type.Array(Text, { description: 'Why an installed browser could not be used' }),
  }),
  { failed: [], unanswered: [], openedIn: ['Chromium 148.0.1'], opened: [], unused: [] },
);

export const Missing = example(
  { missing: Type.Array(Text, { description: 'Hex sha256 of the files to send first' }) },
  { missing: ['9f86d081…'] },
  { description: 'Files of the order are not here: send them, then the order again' },
);

export const Lives = example({ status: Type.Literal('ok') }, { status: 'ok' });
export const Well = example(
  {
    status: Type.Literal('ok'),
    notContained: Type.Array(Text, { description: 'What this system cannot keep releases from' }),
    waiting: Type.Integer({ minimum: 0, description: 'Checks that wait for their turn' }),
    browser: Type.String({
      description: 'The path of Chromium, or what to do where there is none',
    }),
    engines: Type.Array(Text, {
      description: 'The paths of browsers of other engines, in which pages are opened too',
    }),
  },
  { status: 'ok', notContained: [], waiting: 0, browser: '/usr/bin/chromium', engines: [] },
);
