/** Downloads a file under this name. */
export function saveFile(file: Blob, fileName: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The browser reads the address after the current task.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
