import { paths } from '@aangan/domain';
import { ButtonLink, VisuallyHidden } from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';

interface ConversationLinkProps {
  /** The id of the conversation. */
  conversation: number;
  /** The other side's name. */
  name: string;
}

/** Leads from a request to its conversation. */
export function ConversationLink({ conversation, name }: ConversationLinkProps) {
  const { t } = useLingui();
  return (
    <ButtonLink as={Link} to={paths.conversation(conversation)} variant="secondary" size="small">
      <Trans id="conversations.open">Conversation</Trans>
      <VisuallyHidden>
        {` ${t({ id: 'conversations.open-with', message: `with ${name}`, comment: 'After Conversation, for screen readers.' })}`}
      </VisuallyHidden>
    </ButtonLink>
  );
}
