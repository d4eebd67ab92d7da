import {
  accountLimits,
  accountMessages,
  accountPhonePattern,
  connectionLimits,
  connectionMessages,
  emailPattern,
  formatCount,
  formatRupees,
  readTypedAmount,
} from '@aangan/domain';
import type { Addressee } from '@aangan/host';
import { object, string } from 'yup';
import { budgetOf } from './connect-values.ts';

/** The API's messages, shown before the request is sent. */
const tooLong = (limit: number) => `Please use at most ${formatCount(limit)} characters`;

const text = (required: string, limit: number) =>
  string().trim().required(required).max(limit, tooLong(limit));

/** The minimum budget of a request, in whole rupees. */
export function minimumBudgetOf({ kind, minimumBudget }: Addressee): number {
  return minimumBudget ?? (kind === 'designer' ? connectionLimits.budgetDefaultMin : 0);
}

/** The rules of the form. */
export function connectSchema(addressee: Addressee) {
  const smallest = minimumBudgetOf(addressee);
  const { budgetMax, descriptionMax } = connectionLimits;
  return object({
    first_name: text(accountMessages.firstNameRequired, accountLimits.nameMax),
    last_name: text(accountMessages.lastNameRequired, accountLimits.nameMax),
    email: text(accountMessages.emailRequired, accountLimits.emailMax).matches(emailPattern, {
      message: accountMessages.emailInvalid,
      excludeEmptyString: true,
    }),
    phone: text('Phone is required', accountLimits.phoneMax).matches(accountPhonePattern, {
      message: connectionMessages.phoneInvalid,
      excludeEmptyString: true,
    }),
    project_type: string().required('Project type is required'),
    budget: string()
      .required('Budget is required')
      .test('readable', (typed = '', { createError }) => {
        const read = readTypedAmount(typed);
        return read.kind !== 'refused' || createError({ message: read.message });
      })
      .test(
        'enough',
        connectionMessages.budgetTooSmall(smallest),
        (typed = '') => (budgetOf(typed) ?? smallest) >= smallest,
      )
      .test(
        'not-too-much',
        `Maximum budget is ${formatRupees(budgetMax)}`,
        (typed = '') => (budgetOf(typed) ?? budgetMax) <= budgetMax,
      ),
    timeline: string().required('Timeline is required'),
    project_description: string().trim().max(descriptionMax, tooLong(descriptionMax)),
  });
}
