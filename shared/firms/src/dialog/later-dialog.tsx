import { type ComponentType, type ReactElement, useCallback, useEffect, useState } from 'react';
import { type DialogFrame, DialogLoading } from './dialog-loading.tsx';
import { DialogMissing } from './dialog-missing.tsx';

interface LaterDialog<Props> {
  (props: Props): ReactElement;
  /** Loads it ahead; a failure is told when it is opened. */
  preload(): void;
}

/**
 * A dialog in a chunk of its own, which is loaded when it is first opened, or ahead: most visitors of a page open none,
 * and the form libraries are large. Its frame is there at once. Where the chunk cannot be loaded, the visitor can try
 * again, and a browser that is online again does.
 * @param load imports the chunk; webpack forgets a chunk that failed
 * @param frameOf the title and the size that the dialog will have
 */
export function laterDialog<Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
  frameOf: (props: Props) => DialogFrame,
): LaterDialog<Props> {
  let loaded: ComponentType<Props> | null = null;
  const request = async () => {
    loaded ??= await load();
    return loaded;
  };
  function Later(props: Props) {
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
    return <DialogLoading {...frameOf(props)} onClose={props.onClose} />;
  }
  return Object.assign(Later, { preload: () => void request().catch(() => undefined) });
}
