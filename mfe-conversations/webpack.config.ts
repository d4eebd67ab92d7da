import { remoteConfig } from '@aangan/build';
import manifest from './remote.json' with { type: 'json' };

export default remoteConfig({ directory: import.meta.dirname, manifest });
