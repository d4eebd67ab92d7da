import { createSubmissionKeys, problemOf } from '@aangan/api-client';
import { accountLimits, shownEmail, supportLimits } from '@aangan/domain';
import { type User, useHost, useSession } from '@aangan/host';
import { Button, tokens, when } from '@aangan/ui';
import { FormBody, FormTextArea, FormTextField, refusedValues } from '@aangan/ui/formik';
import { Trans, useLingui } from '@lingui/react/macro';
import { Formik, type FormikHelpers, useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { emptyTicket, openTicket, type Ticket, ticketFailure, ticketSchema } from './ticket.ts';
import { ticketDraft } from './ticket-draft.ts';

const Beside = styled.div`
  display: grid;
  gap: ${tokens.space.l};
  align-items: start;

  ${when.medium} {
    grid-template-columns: 1fr 1fr;
  }
`;

const Send = styled(Button)`
  align-self: start;
`;

interface TicketFormProps {
  /** The message has arrived and has this reference number. */
  onSent: (reference: string, ticket: Ticket) => void;
}

/** The form of a message to support. What is typed survives a failure and a reload. */
export function TicketForm({ onSent }: TicketFormProps) {
  const [failure, setFailure] = useState<string | null>(null);
  const { t, i18n } = useLingui();
  const { client } = useHost();
  const [keys] = useState(createSubmissionKeys);

  async function submit(ticket: Ticket, { setStatus }: FormikHelpers<Ticket>) {
    setFailure(null);
    setStatus(undefined);
    try {
      const reference = await openTicket(client, ticket, keys);
      ticketDraft.clear();
      onSent(reference, ticket);
    } catch (error) {
      const problem = problemOf(error);
      setStatus(refusedValues(problem, ticket));
      setFailure(ticketFailure(problem, i18n));
    }
  }
  return (
    <Formik initialValues={emptyTicket} validationSchema={ticketSchema} onSubmit={submit}>
      {({ isSubmitting }) => (
        <FormBody
          label={t({ id: 'shell.write-to-us', message: 'Write to us' })}
          failure={failure}
          failureHeading={t({ id: 'shell.message-not-sent', message: 'Your message was not sent' })}
        >
          <FillIn />
          <KeepDraft />
          <Beside>
            <FormTextField
              name="name"
              label={t({ id: 'shell.ticket-name', message: 'Name' })}
              autoComplete="name"
              maxLength={supportLimits.nameMax}
            />
            <FormTextField
              name="email"
              label={t({ id: 'shell.ticket-email', message: 'Email' })}
              type="email"
              inputMode="email"
              autoComplete="email"
              maxLength={accountLimits.emailMax}
              hint={t({ id: 'shell.ticket-email-hint', message: 'Our reply goes there.' })}
            />
          </Beside>
          <FormTextField
            name="subject"
            label={t({ id: 'shell.ticket-subject', message: 'Subject' })}
            maxLength={supportLimits.subjectMax}
          />
          <FormTextArea
            name="message"
            label={t({ id: 'shell.ticket-message', message: 'Message' })}
            rows={6}
          />
          <Send type="submit" busy={isSubmitting}>
            <Trans id="shell.send-message">Send message</Trans>
          </Send>
        </FormBody>
      )}
    </Formik>
  );
}

/**
 * Fills in the draft, once the form is in use: a page that a server rendered has none. Then name and address of the
 * account, once it is known, where nothing was typed.
 */
function FillIn() {
  const { user } = useSession();
  const { setValues } = useFormikContext<Ticket>();
  const draft = useRef<Partial<Ticket> | null>(null);
  useEffect(() => {
    const isFirst = draft.current === null;
    draft.current ??= ticketDraft.read();
    const read = isFirst ? draft.current : {};
    void setValues((typed) => withAccount({ ...typed, ...read }, user), false);
  }, [user, setValues]);
  return null;
}

function withAccount(typed: Ticket, user: User | null): Ticket {
  if (!user) return typed;
  const name = `${user.first_name} ${user.last_name}`.trim();
  return { ...typed, name: typed.name || name, email: typed.email || shownEmail(user.email) };
}

function KeepDraft() {
  const { values, dirty } = useFormikContext<Ticket>();
  useEffect(() => {
    if (dirty) ticketDraft.write(values);
  }, [values, dirty]);
  return null;
}
