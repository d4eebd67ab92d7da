import { fileMessages, portfolioLimits, shrunkSideMax } from '@aangan/domain';
import { isStillThere, makePictureSmaller } from '@aangan/ui';
import { useEffect, useRef, useState } from 'react';
import { isHeic } from './item-form.ts';

const limits = { side: shrunkSideMax, bytes: portfolioLimits.fileMax };

/** Makes the chosen picture small enough to be sent, unless another is chosen meanwhile. */
export function useShrinking(file: File | null, onMade: (made: File) => void) {
  const [isShrinking, setShrinking] = useState(false);
  const [failed, setFailed] = useState<{ file: File; problem: string } | null>(null);
  const chosen = useRef(file);
  useEffect(() => {
    chosen.current = file;
  }, [file]);
  async function shrink() {
    if (!file || isShrinking) return;
    setShrinking(true);
    const made = await makePictureSmaller(file, limits);
    const problem = made ? null : await problemOf(file);
    setShrinking(false);
    if (chosen.current !== file) return;
    if (made) onMade(made);
    else if (problem) setFailed({ file, problem });
  }
  return { isShrinking, problem: failed?.file === file ? failed?.problem : undefined, shrink };
}

async function problemOf(file: File): Promise<string> {
  if (!(await isStillThere(file))) return fileMessages.gone;
  return isHeic(file) ? fileMessages.heicNotShrinkable : fileMessages.notShrinkable;
}
