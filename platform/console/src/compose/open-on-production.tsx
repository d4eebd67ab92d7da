import { Button, toasts } from '@aangan/ui';
import { useComposeGrantMutation } from '../api/registry-api.ts';
import { refusalOf } from '../layout/answer-state.tsx';

/** Hands the composition of a link over to this browser's production, for an hour. */
export function OpenOnProduction({ linkId }: { linkId: string }) {
  const [grant, { isLoading }] = useComposeGrantMutation();
  const open = () =>
    grant(linkId)
      .unwrap()
      .then(
        ({ link }) => openInNewTab(link),
        (error) => {
          toasts.error(refusalOf(error)?.detail ?? 'Production cannot be opened right now.');
        },
      );
  return (
    <Button variant="secondary" busy={isLoading} onClick={open}>
      Open on production
    </Button>
  );
}

/** Names the console's origin to the page that it opens, which takes a composition from it only. */
function openInNewTab(href: string): void {
  const link = document.createElement('a');
  Object.assign(link, { href, target: '_blank', rel: 'noopener', referrerPolicy: 'origin' });
  link.click();
}
