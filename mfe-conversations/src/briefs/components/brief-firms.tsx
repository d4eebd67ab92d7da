import { problemOf } from '@aangan/api-client';
import { paths } from '@aangan/domain';
import { failureToast, saveFailure, successToast, useSpeech } from '@aangan/firms';
import {
  Button,
  ButtonLink,
  Heading,
  Muted,
  Notice,
  Row,
  Stack,
  TextLink,
  tokens,
} from '@aangan/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { type OwnBrief, useShareBriefMutation } from '../../api/briefs-api.ts';

const Firms = styled.ul`
  display: grid;
  gap: ${tokens.space.xs};
  margin: 0;
  padding: 0;
  list-style: none;
`;

interface BriefFirmsProps {
  brief: OwnBrief;
  /** Whether all that was typed is saved: only that is shown to firms. */
  isSaved: boolean;
}

/** The firms that read a brief, and whether they see what is written now. */
export function BriefFirms({ brief, isSaved }: BriefFirmsProps) {
  const { t } = useLingui();
  const { firms, is_shared: isShared } = brief;
  const answering = firms.filter(({ conversation_id: id }) => id !== null);
  return (
    <Stack as="section" gap="s">
      <Heading>{t({ id: 'conversations.brief-firms', message: 'Firms that have it' })}</Heading>
      {firms.length === 0 ? (
        <Row>
          <Muted>
            <Trans id="conversations.brief-send-how">
              Open a firm’s page, get in touch, and attach this brief with one press.
            </Trans>
          </Muted>
          <ButtonLink as={Link} to={paths.designers()} variant="secondary" size="small">
            <Trans id="conversations.find-firms">Find firms</Trans>
          </ButtonLink>
        </Row>
      ) : (
        <Firms>
          {firms.map(({ request_id: request, conversation_id: conversation, name }) => (
            <li key={request}>
              {conversation === null ? (
                <>
                  <span translate="no">{name}</span>{' '}
                  <Muted as="span">
                    <Trans id="conversations.firm-not-answered">has not answered yet</Trans>
                  </Muted>
                </>
              ) : (
                <TextLink as={Link} to={paths.conversation(conversation)} translate="no">
                  {name}
                </TextLink>
              )}
            </li>
          ))}
        </Firms>
      )}
      {firms.length > 0 && !isShared && <ShowChanges brief={brief} isSaved={isSaved} />}
      {answering.length > 0 && (
        <Row>
          <ButtonLink as={Link} to={paths.briefQuotes(brief.id)} variant="secondary">
            <Trans id="conversations.compare-quotes">Compare their quotes</Trans>
          </ButtonLink>
        </Row>
      )}
    </Stack>
  );
}

function ShowChanges({ brief: { id, revision, firms }, isSaved }: BriefFirmsProps) {
  const { t } = useLingui();
  const speech = useSpeech();
  const [share, { isLoading }] = useShareBriefMutation();
  const count = firms.length;
  async function show() {
    try {
      await share({ id, revision }).unwrap();
      successToast(
        t({ id: 'conversations.brief-shown', message: 'The firms see what has changed.' }),
        `share brief ${id}`,
      );
    } catch (error) {
      const problem = problemOf(error);
      const why = problem.fields?.non_field_errors?.[0];
      const said = why ? speech.say(why) : saveFailure(problem, {}, speech);
      failureToast(problem, said ?? '', `share brief ${id}`);
    }
  }
  return (
    <Notice>
      <Row justify="space-between">
        <span>
          <Trans id="conversations.brief-not-shown">
            The firms see an earlier version. Show them what you have changed once it is ready.
          </Trans>
        </span>
        <Button
          size="small"
          busy={isLoading}
          aria-disabled={!isSaved}
          onClick={() => isSaved && void show()}
        >
          <Trans id="conversations.show-changes">
            <Plural value={count} one="Show to # firm" other="Show to # firms" />
          </Trans>
        </Button>
      </Row>
    </Notice>
  );
}
