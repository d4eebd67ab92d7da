import { connectionLimits } from '@aangan/domain';
import { FieldPair } from '@aangan/ui';
import { FormTextField } from '@aangan/ui/formik';
import { BudgetField, TimelineField } from './project-fields.tsx';

const { itemMax, quantityMax, deliveryPlaceMax } = connectionLimits;

/** What a vendor is asked: for what, how much, where to, until when. @param minimum of an order, in whole rupees */
export function OrderFields({ minimum }: { minimum: number }) {
  return (
    <>
      <FieldPair>
        <FormTextField
          name="item"
          label="What you need"
          placeholder="Fern zellige tiles"
          maxLength={itemMax}
        />
        <FormTextField
          name="quantity"
          label="How much"
          placeholder="34 sq m"
          maxLength={quantityMax}
        />
      </FieldPair>
      <FieldPair>
        <FormTextField
          name="delivery_place"
          label="Deliver to"
          placeholder="City or locality"
          maxLength={deliveryPlaceMax}
        />
        <TimelineField label="When you need it" />
      </FieldPair>
      <BudgetField optional={minimum === 0} />
    </>
  );
}
