import { valuesOf } from '@aangan/host';
import manifest from '../../remote.json' with { type: 'json' };

/** What a channel may set for this remote without a build. */
export const values = valuesOf({ remote: manifest.name, values: manifest.values });
