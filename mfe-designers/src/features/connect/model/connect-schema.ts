import {
  accountLimits,
  accountMessages,
  connectionLimits,
  connectionMessages,
  formatCount,
  formatRupees,
  isAtMost,
  readEmail,
  readPhone,
  readTypedAmount,
} from '@aangan/domain';
import type { Addressee } from '@aangan/host';
import type { I18n } from '@aangan/messages';
import { readableBy } from '@aangan/ui/formik';
import { msg } from '@lingui/core/macro';
import { boolean, object, string } from 'yup';
import { budgetOf } from './connect-values.ts';

/** What the form says before the request is sent, beside the API's messages. */
const messages = {
  projectType: msg({ id: 'designers.project-type-required', message: 'Project type is required' }),
  phone: msg({ id: 'designers.phone-required', message: 'Phone is required' }),
  budget: msg({ id: 'designers.budget-required', message: 'Budget is required' }),
  timeline: msg({ id: 'designers.timeline-required', message: 'Timeline is required' }),
};

function tooLong(limit: number, i18n: I18n): string {
  const count = formatCount(limit);
  return i18n._(
    msg({ id: 'designers.too-long', message: `Please use at most ${count} characters` }),
  );
}

function tooMuch(limit: number, i18n: I18n): string {
  const amount = formatRupees(limit);
  return i18n._(msg({ id: 'designers.budget-max', message: `Maximum budget is ${amount}` }));
}

/** The form's own message of a refused phone number. */
const readConnectPhone: typeof readPhone = (typed) => {
  const reading = readPhone(typed);
  return 'value' in reading ? reading : { refusal: connectionMessages.phoneInvalid };
};

/** The minimum budget of a request, in whole rupees. */
export function minimumBudgetOf({ kind, minimumBudget }: Addressee): number {
  return minimumBudget ?? (kind === 'designer' ? connectionLimits.budgetDefaultMin : 0);
}

const { itemRequired, quantityRequired, deliveryPlaceRequired } = connectionMessages;
/** The rules of the form. */
export function connectSchema(addressee: Addressee, i18n: I18n) {
  const optionalText = (limit: number) =>
    string().trim().test('max', tooLong(limit, i18n), isAtMost(limit));
  const text = (required: string, limit: number) => optionalText(limit).required(required);
  const smallest = minimumBudgetOf(addressee);
  const { budgetMax, descriptionMax } = connectionLimits;
  const isOrder = addressee.kind === 'vendor';
  /** A vendor without a minimum does not need to know. */
  const isOpen = isOrder && smallest === 0;
  return object({
    first_name: text(accountMessages.firstNameRequired, accountLimits.nameMax),
    last_name: optionalText(accountLimits.nameMax).when('has_one_name', ([hasOneName], rule) =>
      hasOneName ? string() : rule.required(accountMessages.lastNameRequired),
    ),
    has_one_name: boolean(),
    email: text(accountMessages.emailRequired, accountLimits.emailMax).test(
      'readable',
      readableBy(readEmail),
    ),
    phone: text(i18n._(messages.phone), accountLimits.phoneMax).test(
      'readable',
      readableBy(readConnectPhone),
    ),
    ...(isOrder
      ? {
          item: text(itemRequired, connectionLimits.itemMax),
          quantity: text(quantityRequired, connectionLimits.quantityMax),
          delivery_place: text(deliveryPlaceRequired, connectionLimits.deliveryPlaceMax),
        }
      : { project_type: string().required(i18n._(messages.projectType)) }),
    budget: (isOpen ? string() : string().required(i18n._(messages.budget)))
      .test('readable', (typed = '', { createError }) => {
        const read = readTypedAmount(typed);
        return read.kind !== 'refused' || createError({ message: read.message });
      })
      .test(
        'enough',
        isOrder
          ? connectionMessages.orderTooSmall(smallest)
          : connectionMessages.budgetTooSmall(smallest),
        (typed = '') => (budgetOf(typed) ?? smallest) >= smallest,
      )
      .test(
        'not-too-much',
        tooMuch(budgetMax, i18n),
        (typed = '') => (budgetOf(typed) ?? budgetMax) <= budgetMax,
      ),
    timeline: string().required(i18n._(messages.timeline)),
    project_description: optionalText(descriptionMax),
  });
}
