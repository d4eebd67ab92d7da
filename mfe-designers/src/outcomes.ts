import { outcomesOf } from '@aangan/host';
import manifest from '../remote.json' with { type: 'json' };

/** What visitors come to this remote for: a canary with fewer of them is ended. */
export const outcomes = outcomesOf({ remote: manifest.name, outcomes: manifest.outcomes });
