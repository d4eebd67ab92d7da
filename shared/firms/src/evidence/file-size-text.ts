import type { HeadMessages } from '@aangan/host';
import { msg } from '@lingui/core/macro';

const megabyte = 1024 * 1024;

/** How large a file is: "240 KB", "3.4 MB". @param bytes at least 1 KB is told */
export function fileSizeText(bytes: number, i18n: HeadMessages): string {
  if (bytes < megabyte) {
    const size = String(Math.max(1, Math.round(bytes / 1024)));
    return i18n._(msg({ id: 'firms.kilobytes', message: `${size} KB` }));
  }
  const size = (bytes / megabyte).toFixed(1);
  return i18n._(msg({ id: 'firms.megabytes', message: `${size} MB` }));
}
