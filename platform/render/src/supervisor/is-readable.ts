import { accessSync, constants } from 'node:fs';

/** Whether a file can be read. One that Node's permission model keeps from this process cannot; `existsSync` throws. */
export function isReadable(file: string): boolean {
  try {
    accessSync(file, constants.R_OK);
    return true;
  } catch {
    return false;
  }
}
