import {
  accountLimits,
  connectionLimits,
  countedWords,
  detailNames,
  formatRupees,
  lengthOf,
  readPhone,
} from '@aangan/domain';
import { type Addressee, useSession } from '@aangan/host';
import { Button, FieldPair, Muted, Notice } from '@aangan/ui';
import { FormBody, FormTextArea, FormTextField, PersonNameFields } from '@aangan/ui/formik';
import { useFormikContext } from 'formik';
import { minimumBudgetOf } from '../model/connect-schema.ts';
import type { ConnectValues } from '../model/connect-values.ts';
import { sendFailed } from '../model/send-failure.ts';
import { OrderFields } from './order-fields.tsx';
import { ProjectFields } from './project-fields.tsx';

const minimumNames = {
  designer: detailNames.minimumBudget,
  vendor: detailNames.minimumOrder,
};

/** How many remaining characters of the description are announced. */
const announcedFrom = 500;

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
      {smallest > 0 && (
        <Muted>{`${minimumNames[addressee.kind]}: ${formatRupees(smallest)}`}</Muted>
      )}
      <WhoAsks />
      {addressee.kind === 'vendor' ? <OrderFields minimum={smallest} /> : <ProjectFields />}
      <Description {...descriptions[addressee.kind]} />
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
      <FieldPair>
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
      </FieldPair>
    </>
  );
}

/** What a request can say beyond its fields. */
const descriptions = {
  designer: { label: 'About the project', hint: 'Rooms, area, what matters to you.' },
  vendor: { label: 'Anything else', hint: 'Colours, sizes, samples, the site.' },
} as const;

function Description({ label, hint }: { label: string; hint: string }) {
  const { project_description: text } = useFormikContext<ConnectValues>().values;
  const left = connectionLimits.descriptionMax - lengthOf(text.trim());
  return (
    <FormTextArea
      name="project_description"
      label={label}
      optional
      rows={3}
      hint={left <= announcedFrom ? remainingText(left) : hint}
    />
  );
}

function remainingText(left: number): string {
  return left < 0
    ? `${countedWords(-left, 'character')} too many`
    : `${countedWords(left, 'character')} left`;
}
