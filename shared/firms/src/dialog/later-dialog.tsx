import type { I18n } from '@aangan/messages';
import { useLingui } from '@lingui/react/macro';
import { type ComponentType, type ReactElement, useCallback, useEffect, useState } from 'react';
import { type DialogFrame, DialogLoading } from './dialog-loading.tsx';
import { DialogMissing } from './dialog-missing.tsx';

export interface LaterDialog<Props> {
  (props: Props): ReactElement;
  /** Loads the dialog ahead. A failure shows only when the dialog is opened. */
  preload(): void;
}

/**
 * A dialog in a separate chunk, which is loaded at the first opening or ahead: most visitors never open it, and the
 * form libraries are large. Its frame opens at once. If the chunk cannot be loaded, the visitor can retry; a browser
 * that comes online again retries by itself.
 * @param load imports the chunk; webpack allows another import of a chunk that failed
 * @param frameOf the title and the size that the dialog will have
 */
export function laterDialog<Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
  frameOf: (props: Props, i18n: I18n) => DialogFrame,
): LaterDialog<Props> {
  let loaded: ComponentType<Props> | null = null;
  const request = async () => {
    loaded ??= await load();
    return loaded;
  };
  function Later(props: Props) {
    const { i18n } = useLingui();
    const [Content, setContent] = useState(() => loaded);
    const [hasFailed, setFailed] = useState(false);
    const open = useCallback(async () => {
      setFailed(false);
      try {
        const content = await request();
        setContent(() => content);
      } catch {
        setFailed(true);
      }
    }, []);
    useEffect(() => void open(), [open]);
    if (Content) return <Content {...props} />;
    if (hasFailed) return <DialogMissing onRetry={() => void open()} onClose={props.onClose} />;
    return <DialogLoading {...frameOf(props, i18n)} onClose={props.onClose} />;
  }
  return Object.assign(Later, { preload: () => void request().catch(() => undefined) });
}
