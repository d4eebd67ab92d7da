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
import { readableBy } from '@aangan/ui/formik';
import { boolean, object, string } from 'yup';
import { budgetOf } from './connect-values.ts';

/** The API's messages, shown before the request is sent. */
const tooLong = (limit: number) => `Please use at most ${formatCount(limit)} characters`;

const optionalText = (limit: number) =>
  string().trim().test('max', tooLong(limit), isAtMost(limit));

const text = (required: string, limit: number) => optionalText(limit).required(required);

/** The form's own message of a refused phone number. */
const readConnectPhone: typeof readPhone = (typed) => {
  const reading = readPhone(typed);
  return 'value' in reading ? reading : { refusal: connectionMessages.phoneInvalid };
};

/** The minimum budget of a request, in whole rupees. */
export function minimumBudgetOf({ kind, minimumBudget }: Addressee): number {
  return minimumBudget ?? (kind === 'designer' ? connectionLimits.budgetDefaultMin : 0);
}

const projectRules = { project_type: string().required('Project type is required') };

const { itemRequired, quantityRequired, deliveryPlaceRequired } = connectionMessages;
const orderRules = {
  item: text(itemRequired, connectionLimits.itemMax),
  quantity: text(quantityRequired, connectionLimits.quantityMax),
  delivery_place: text(deliveryPlaceRequired, connectionLimits.deliveryPlaceMax),
};

/** The rules of the form. */
export function connectSchema(addressee: Addressee) {
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
    phone: text('Phone is required', accountLimits.phoneMax).test(
      'readable',
      readableBy(readConnectPhone),
    ),
    ...(isOrder ? orderRules : projectRules),
    budget: (isOpen ? string() : string().required('Budget is required'))
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
        `Maximum budget is ${formatRupees(budgetMax)}`,
        (typed = '') => (budgetOf(typed) ?? budgetMax) <= budgetMax,
      ),
    timeline: string().required('Timeline is required'),
    project_description: optionalText(descriptionMax),
  });
}
