import { fileMessages } from '@aangan/domain';

/**
 * The files of a drop, and what else it had that cannot be added. A folder comes as a file that cannot be read; what is
 * dragged out of a mail or a page is often no file, but its address.
 */
export function readDrop({ files, items }: Pick<DataTransfer, 'files' | 'items'>): {
  files: File[];
  problem?: string;
} {
  const dropped = [...(items ?? [])].filter(({ kind }) => kind === 'file');
  const isFolder = (at: number) => dropped[at]?.webkitGetAsEntry?.()?.isDirectory ?? false;
  const taken = [...files].filter((_file, at) => !isFolder(at));
  if (taken.length < files.length) return { files: taken, problem: fileMessages.folder };
  return taken.length > 0 ? { files: taken } : { files: [], problem: fileMessages.noFile };
}
