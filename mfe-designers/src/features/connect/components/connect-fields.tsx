import {
  accountLimits,
  amountReading,
  connectionLimits,
  connectionProjectTypes,
  connectionTimelines,
  countedWords,
  formatRupees,
  groupDigits,
  lengthOf,
  readPhone,
} from '@aangan/domain';
import { type Addressee, useSession } from '@aangan/host';
import { Button, Muted, Notice, tokens, when } from '@aangan/ui';
import {
  FormAmountField,
  FormBody,
  FormSelectField,
  FormTextArea,
  FormTextField,
  PersonNameFields,
} from '@aangan/ui/formik';
import { useFormikContext } from 'formik';
import styled from 'styled-components';
import { minimumBudgetOf } from '../model/connect-schema.ts';
import type { ConnectValues } from '../model/connect-values.ts';
import { sendFailed } from '../model/send-failure.ts';

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.l} ${tokens.space.m};
  align-items: start;

  ${when.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** How many remaining characters of the description are announced. */
const announcedFrom = 500;

const projectTypes = connectionProjectTypes.map(({ id, label }) => ({ value: id, label }));
const timelines = connectionTimelines.map((timeline) => ({ value: timeline, label: timeline }));

interface ConnectFieldsProps {
  /** The form's id, for the button outside it. */
  id: string;
  addressee: Addressee;
  failure: string | null;
}

/** The fields of the form: contact details and project. */
export function ConnectFields({ id, addressee, failure }: ConnectFieldsProps) {
  const smallest = minimumBudgetOf(addressee);
  return (
    <FormBody
      id={id}
      label={`Connection request to ${addressee.name}`}
      failure={failure}
      failureHeading={sendFailed}
    >
      <AccountNeeded />
      {smallest > 0 && <Muted>{`Minimum budget: ${formatRupees(smallest)}`}</Muted>}
      <WhoAsks />
      <Pair>
        <FormSelectField
          name="project_type"
          label="Project type"
          placeholder="Choose one"
          options={projectTypes}
        />
        <FormSelectField
          name="timeline"
          label="Timeline"
          placeholder="Choose one"
          options={timelines}
        />
      </Pair>
      <FormAmountField
        name="budget"
        label="Budget"
        before="₹"
        group={groupDigits}
        reading={amountReading}
      />
      <Description />
    </FormBody>
  );
}

/** Said before anything is typed: only a signed-in client can send a request. */
function AccountNeeded() {
  const { status } = useSession();
  if (status !== 'signed-out') return null;
  return (
    <Notice>
      You need an account to send this. Once the form is filled in, you sign in or create one here.
    </Notice>
  );
}

interface SendButtonProps {
  /** The id of the form that the button submits. */
  form: string;
  /** The request is being sent automatically after signing in. */
  sending: boolean;
}

/** The submit button, below the form so that it stays visible while the fields scroll. */
export function SendButton({ form, sending }: SendButtonProps) {
  const { isSubmitting } = useFormikContext();
  return (
    <Button type="submit" form={form} block busy={isSubmitting || sending}>
      Send request
    </Button>
  );
}

function WhoAsks() {
  const { nameMax, emailMax, phoneMax } = accountLimits;
  return (
    <>
      <PersonNameFields maxLength={nameMax} />
      <Pair>
        <FormTextField
          name="email"
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={emailMax}
        />
        <FormTextField
          name="phone"
          label="Phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={phoneMax}
          read={readPhone}
        />
      </Pair>
    </>
  );
}

function Description() {
  const { project_description: text } = useFormikContext<ConnectValues>().values;
  const left = connectionLimits.descriptionMax - lengthOf(text.trim());
  return (
    <FormTextArea
      name="project_description"
      label="About the project"
      optional
      rows={3}
      hint={left <= announcedFrom ? remainingText(left) : 'Rooms, area, what matters to you.'}
    />
  );
}

function remainingText(left: number): string {
  return left < 0
    ? `${countedWords(-left, 'character')} too many`
    : `${countedWords(left, 'character')} left`;
}
