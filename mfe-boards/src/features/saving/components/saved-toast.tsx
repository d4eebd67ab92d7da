import { Stack, TextLink } from '@aangan/ui';
import { Link } from 'react-router-dom';

interface SavedToastProps {
  /** Where the thing was saved. */
  text: string;
  /** The path of the board. */
  to: string;
  /** The text of the link to a comparison. */
  compare: string;
  /** The path of the comparison; undefined where there is nothing to compare. */
  compareAt: string | undefined;
}

/** Says that something was saved, and leads to it. */
export function SavedToast({ text, to, compare, compareAt }: SavedToastProps) {
  return (
    <Stack gap="hair">
      <TextLink as={Link} to={to}>
        {text}
      </TextLink>
      {compareAt && (
        <TextLink as={Link} to={compareAt}>
          {compare}
        </TextLink>
      )}
    </Stack>
  );
}
