import {
  accountLimits,
  connectionLimits,
  detailNames,
  formatCount,
  formatRupees,
  lengthOf,
  readPhone,
} from '@aangan/domain';
import { awayText } from '@aangan/firms';
import { type Addressee, type RequestSubject, useSession } from '@aangan/host';
import { type I18n, type MessageDescriptor, useSentences, writtenLanguage } from '@aangan/messages';
import { Button, FieldPair, Muted, Notice } from '@aangan/ui';
import { FormBody, FormTextArea, FormTextField, PersonNameFields } from '@aangan/ui/formik';
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useFormikContext } from 'formik';
import { minimumBudgetOf } from '../model/connect-schema.ts';
import type { ConnectValues } from '../model/connect-values.ts';
import { sendFailed } from '../model/send-failure.ts';
import { BriefField } from './brief-field.tsx';
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
  about: RequestSubject | undefined;
  failure: string | null;
}

/** The fields of the form: contact details and project. */
export function ConnectFields({ id, addressee, about, failure }: ConnectFieldsProps) {
  const { i18n, t } = useLingui();
  const say = useSentences();
  const { name } = addressee;
  const smallest = minimumBudgetOf(addressee);
  return (
    <FormBody
      id={id}
      label={t({ id: 'designers.request-to', message: `Connection request to ${name}` })}
      failure={failure}
      failureHeading={i18n._(sendFailed)}
    >
      {addressee.awayUntil && <Away until={addressee.awayUntil} />}
      {about && <AboutProject title={about.title} />}
      <AccountNeeded />
      {smallest > 0 && (
        <Muted>{`${say(minimumNames[addressee.kind])}: ${formatRupees(smallest)}`}</Muted>
      )}
      <WhoAsks />
      {addressee.kind === 'vendor' ? <OrderFields minimum={smallest} /> : <ProjectFields />}
      <BriefField />
      <Description {...descriptions[addressee.kind]} />
    </FormBody>
  );
}

/** Said before anything is typed: the request can be sent, and is answered later. */
function Away({ until }: { until: string }) {
  const { i18n } = useLingui();
  return (
    <Notice heading={awayText(until, i18n)}>
      <Trans id="designers.away-notice">
        You can send your request now. They answer it once they are back.
      </Trans>
    </Notice>
  );
}

/** The project that the request is about: the firm is told. */
function AboutProject({ title }: { title: string }) {
  return (
    <p>
      <Trans id="designers.connect-about-which">
        About the project <b lang={writtenLanguage(title)}>{title}</b>
      </Trans>
    </p>
  );
}

/** Said before anything is typed: only a signed-in client can send a request. */
function AccountNeeded() {
  const { status } = useSession();
  if (status !== 'signed-out') return null;
  return (
    <Notice>
      <Trans id="designers.account-needed">
        You need an account to send this. Once the form is filled in, you sign in or create one
        here.
      </Trans>
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
      <Trans id="designers.send-request">Send request</Trans>
    </Button>
  );
}

function WhoAsks() {
  const { t } = useLingui();
  const { nameMax, emailMax, phoneMax } = accountLimits;
  return (
    <>
      <PersonNameFields maxLength={nameMax} />
      <FieldPair>
        <FormTextField
          name="email"
          label={t({ id: 'designers.email', message: 'Email' })}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={emailMax}
        />
        <FormTextField
          name="phone"
          label={t({ id: 'designers.phone', message: 'Phone' })}
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
  designer: {
    label: msg({ id: 'designers.about-project', message: 'About the project' }),
    hint: msg({ id: 'designers.about-project-hint', message: 'Rooms, area, what matters to you.' }),
  },
  vendor: {
    label: msg({ id: 'designers.anything-else', message: 'Anything else' }),
    hint: msg({
      id: 'designers.anything-else-hint',
      message: 'Colours, sizes, samples, the site.',
    }),
  },
} as const;

interface DescriptionProps {
  label: MessageDescriptor;
  hint: MessageDescriptor;
}

function Description({ label, hint }: DescriptionProps) {
  const { i18n } = useLingui();
  const { project_description: text } = useFormikContext<ConnectValues>().values;
  const left = connectionLimits.descriptionMax - lengthOf(text.trim());
  return (
    <FormTextArea
      name="project_description"
      label={i18n._(label)}
      optional
      rows={3}
      hint={left <= announcedFrom ? remainingText(left, i18n) : i18n._(hint)}
    />
  );
}

function remainingText(left: number, i18n: I18n): string {
  const count = Math.abs(left);
  const shown = formatCount(count);
  return i18n._(
    left < 0
      ? msg({
          id: 'designers.characters-too-many',
          message: plural(count, {
            one: `${shown} character too many`,
            other: `${shown} characters too many`,
          }),
        })
      : msg({
          id: 'designers.characters-left',
          message: plural(count, {
            one: `${shown} character left`,
            other: `${shown} characters left`,
          }),
        }),
  );
}
