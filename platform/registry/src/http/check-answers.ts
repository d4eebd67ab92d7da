import { Channel } from '@aangan/manifest';
import { example } from '@aangan/server/openapi';
import Type from 'typebox';
import { Text, Texts } from './answer-parts.ts';

const checked = { problems: Texts, warnings: Texts };
export const Checked = example(
  { ...checked, openedIn: Texts },
  { problems: [], warnings: [], openedIn: ['Chromium 148.0.1'] },
);
export const ApiChecked = example(
  { results: Type.Array(Type.Object({ ...checked, channel: Channel })) },
  { results: [{ channel: 'production', problems: [], warnings: [] }] },
);
export const CheckRequired = example({ requiresCheck: Type.Boolean() }, { requiresCheck: true });
export const CheckRecorded = example({ id: Text }, { id: '3b1c…' });
