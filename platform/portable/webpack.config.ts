import { portableConfig } from '@aangan/build';

export default portableConfig(import.meta.dirname);
