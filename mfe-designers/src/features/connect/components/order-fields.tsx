import { connectionLimits } from '@aangan/domain';
import { FieldPair } from '@aangan/ui';
import { FormTextField } from '@aangan/ui/formik';
import { useLingui } from '@lingui/react/macro';
import { BudgetField, TimelineField } from './project-fields.tsx';

const { itemMax, quantityMax, deliveryPlaceMax } = connectionLimits;

/** What a vendor is asked: for what, how much, where to, until when. @param minimum of an order, in whole rupees */
export function OrderFields({ minimum }: { minimum: number }) {
  const { t } = useLingui();
  return (
    <>
      <FieldPair>
        <FormTextField
          name="item"
          label={t({ id: 'designers.what-you-need', message: 'What you need' })}
          placeholder={t({ id: 'designers.example-item', message: 'Fern zellige tiles' })}
          maxLength={itemMax}
        />
        <FormTextField
          name="quantity"
          label={t({ id: 'designers.how-much', message: 'How much' })}
          placeholder={t({ id: 'designers.example-quantity', message: '34 sq m' })}
          maxLength={quantityMax}
        />
      </FieldPair>
      <FieldPair>
        <FormTextField
          name="delivery_place"
          label={t({ id: 'designers.deliver-to', message: 'Deliver to' })}
          placeholder={t({ id: 'designers.city-or-locality', message: 'City or locality' })}
          maxLength={deliveryPlaceMax}
        />
        <TimelineField
          label={t({ id: 'designers.when-you-need-it', message: 'When you need it' })}
        />
      </FieldPair>
      <BudgetField optional={minimum === 0} />
    </>
  );
}
