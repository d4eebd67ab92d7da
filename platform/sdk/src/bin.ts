/** `npm run sdk`: builds the packages for other repositories, and says where they are. */
import { relative, resolve } from 'node:path';
import { buildSdk } from './build-sdk.ts';

const { built, directory } = await buildSdk(resolve(import.meta.dirname, '../../..'));
const place = relative(process.cwd(), directory);
console.log(built ? `The packages are in ${place}.` : `The packages in ${place} are up to date.`);
