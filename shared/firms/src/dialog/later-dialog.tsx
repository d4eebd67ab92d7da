import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { DialogLoading } from './dialog-loading.tsx';
import { DialogMissing } from './dialog-missing.tsx';

/**
 * A dialog in a chunk of its own, which is loaded when it is first opened: most visitors of a page open none, and the
 * form libraries are large. Where the chunk cannot be loaded, the visitor can try again.
 * @param load imports the chunk; webpack forgets a chunk that failed
 */
export function laterDialog<Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null;
  return function LaterDialog(props: Props) {
    const [Content, setContent] = useState(() => loaded);
    const [hasFailed, setFailed] = useState(false);
    const open = useCallback(async () => {
      setFailed(false);
      try {
        loaded ??= await load();
        setContent(() => loaded);
      } catch {
        setFailed(true);
      }
    }, []);
    useEffect(() => void open(), [open]);
    if (Content) return <Content {...props} />;
    if (hasFailed) return <DialogMissing onRetry={() => void open()} onClose={props.onClose} />;
    return <DialogLoading />;
  };
}
