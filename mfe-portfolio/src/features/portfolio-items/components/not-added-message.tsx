import { paths } from '@aangan/domain';
import type { I18n } from '@aangan/messages';
import { msg } from '@lingui/core/macro';
import { Link } from 'react-router-dom';

interface NotAddedMessageProps {
  title: string;
  /** Those of this release: the toast is shown by the shell, which has messages of its own. */
  i18n: I18n;
}

/** Tells a visitor of another page which item was not added, and where its form is. */
export function NotAddedMessage({ title, i18n }: NotAddedMessageProps) {
  const text = i18n._(
    msg({ id: 'portfolio.item-not-added', message: `Failed to add portfolio item “${title}”.` }),
  );
  return (
    <>
      <span>{`${text} `}</span>
      <Link to={paths.portfolio()}>
        {i18n._(msg({ id: 'portfolio.go-to-portfolio', message: 'Go to your portfolio' }))}
      </Link>
    </>
  );
}
