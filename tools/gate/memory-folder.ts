import { access, constants, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';

/** Bytes that the databases of all tests and the folders of the sites take at most, with much to spare. */
const roomNeeded = 6 * 2 ** 30;

/**
 * Where temporary files are kept in memory: Linux's own folder for it, if there is room in it.
 * @param folder for tests
 * @param room bytes that must be free
 * @returns the folder, or the system's temporary one where there is none in memory, or too little room in it
 */
export async function memoryFolder(folder = '/dev/shm', room = roomNeeded): Promise<string> {
  try {
    await access(folder, constants.W_OK);
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize >= room ? folder : tmpdir();
  } catch {
    return tmpdir();
  }
}
