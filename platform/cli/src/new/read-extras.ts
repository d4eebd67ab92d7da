import { PlainError } from '@aangan/server/plain-error';
import { type RemoteExtra, remoteExtras } from './write-templates.ts';

/** What `--with` asks for. @throws {PlainError} for what a new remote cannot have */
export function readExtras(text: string): RemoteExtra[] {
  const asked = text.split(',').map((extra) => extra.trim());
  const unknown = asked.filter((extra) => extra && !remoteExtras.some((known) => known === extra));
  if (unknown.length > 0) {
    const named = unknown.map((extra) => `"${extra}"`).join(', ');
    throw new PlainError(
      `--with does not know ${named}. It takes ${remoteExtras.join(', ')}, separated by commas.`,
    );
  }
  return remoteExtras.filter((extra) => asked.includes(extra));
}
