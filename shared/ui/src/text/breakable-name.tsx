import { viramas } from './viramas.ts';

/** The longest word that is never broken, in letters: a longer one may not fit on a line of a title on a phone. */
const maxWord = 14;
/** The length of the pieces of a longer word, in letters, so that no letter stands alone on a line. */
const pieceLength = 5;

/** A letter with its marks and joiners. */
const letter = /.[\p{M}\u200c\u200d]*/gsu;
/** A letter that is drawn as one with the next. */
const unfinished = new RegExp(`[${viramas}][\u200c\u200d]?$`);

/** A name whose long words can break, with several letters on each line. The caller sets `translate="no"`. */
export function BreakableName({ children: name }: { children: string }) {
  const letters = name.match(letter) ?? [];
  const starts = letters.flatMap((_, index) => (isPieceStart(letters, index) ? [index] : []));
  if (starts.length === 1) return <span>{name}</span>;
  return starts.map((start, order) => (
    <span key={start}>
      {order > 0 && <wbr />}
      <span>{letters.slice(start, starts[order + 1]).join('')}</span>
    </span>
  ));
}

/** Whether a piece begins here: the name itself, or a part of a long word, all of nearly the same length. */
function isPieceStart(letters: readonly string[], index: number): boolean {
  if (index === 0) return true;
  const isSpace = (at: number) => /^\s*$/.test(letters[at] ?? '');
  let [start, end] = [index, index];
  while (!isSpace(start - 1)) start -= 1;
  while (!isSpace(end)) end += 1;
  if (end - start <= maxWord) return false;
  const count = Math.ceil((end - start) / pieceLength);
  const piece = (at: number) => Math.floor(((at - start) * count) / (end - start));
  const isJoined = (at: number) => at > start && unfinished.test(letters[at - 1] ?? '');
  let before = index - 1;
  while (isJoined(before)) before -= 1;
  return index > start && !isJoined(index) && piece(index) !== piece(before);
}
