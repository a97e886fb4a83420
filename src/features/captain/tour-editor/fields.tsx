import { useLingui } from '@lingui/react/macro';
import { tourContentLimits } from '../../../api/contract/contract.ts';
import { Slot } from '../../../forms/editor/fields/slot.tsx';
import type { TourForm } from './use-tour-form.ts';
import { fieldLabels } from './values/field-labels.ts';

interface LongTextSlotProps {
  form: TourForm;
  name:
    | 'includedServices'
    | 'excludedServices'
    | 'requirements'
    | 'notAllowed'
    | 'notSuitableFor'
    | 'routeDescription'
    | 'locationDescription'
    | 'fullDescription';
  description?: string;
  rows?: number;
}

/** A longer text of the tour, within the limits of the contract. */
export function LongTextSlot({ form, name, description, rows = 4 }: LongTextSlotProps) {
  const { i18n } = useLingui();
  return (
    <Slot name={name}>
      <form.AppField name={name}>
        {(field) => (
          <field.TextArea
            label={i18n._(fieldLabels[name])}
            description={description}
            rows={rows}
            maxLength={tourContentLimits[name].maxLength}
          />
        )}
      </form.AppField>
    </Slot>
  );
}
