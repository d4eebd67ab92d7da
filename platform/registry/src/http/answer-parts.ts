import Type from 'typebox';
import { changeKinds } from '../tables.ts';
import { nullable } from './schemas.ts';

/** What several answers have, and what their examples show. */

export const Text = Type.String();
export const Texts = Type.Array(Text);
export const Moment = Type.String({ format: 'date-time' });
export const Count = Type.Integer({ minimum: 0 });
export const Kind = Type.Enum([...changeKinds]);
/** A release as people know it. */
export const NamedVersion = Type.Object({ name: Text, release: Text, version: nullable(Text) });

export const at = '2026-11-26T09:30:00.000Z';
export const release = '0123456789abcdef';
export const version = `1.4.0+${release}`;
export const why = 'Prices are shown with tax.';
export const shownChange = { at, by: 'anna@aangan.example', why };
export const shownVersion = { name: 'vendors', release, version };
