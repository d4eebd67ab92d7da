import { accessSync, constants } from 'node:fs';

/**
 * Whether a file can be read. `existsSync` throws for files that Node's permission model denies; this returns false.
 */
export function isReadable(file: string): boolean {
  try {
    accessSync(file, constants.R_OK);
    return true;
  } catch {
    return false;
  }
}
