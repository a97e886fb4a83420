import { useLingui } from '@lingui/react';
import { boatCreateLimits } from '../../../../api/contract/contract.ts';
import { Slot } from '../../../../forms/editor/fields/slot.tsx';
import type { VesselForm } from '../use-vessel-form.ts';
import { fieldLabels } from '../values/field-labels.ts';

interface TextSlotProps {
  form: VesselForm;
  name: 'name' | 'brandModel' | 'manufacturer' | 'flag';
  required?: boolean;
}

/** A line of text of the boat. */
export function TextSlot({ form, name, required }: TextSlotProps) {
  const { i18n } = useLingui();
  return (
    <Slot name={name}>
      <form.AppField name={name}>
        {(field) => (
          <field.TextField
            label={i18n._(fieldLabels[name])}
            isRequired={required}
            autoComplete="off"
          />
        )}
      </form.AppField>
    </Slot>
  );
}

/** Figures whose limits the contract says. */
type FigureName =
  | 'buildYear'
  | 'length'
  | 'width'
  | 'capacity'
  | 'diningCapacity'
  | 'cabins'
  | 'bathrooms'
  | 'toiletCount'
  | 'crew'
  | 'maxSpeed'
  | 'latitude'
  | 'longitude';

interface NumberSlotProps {
  form: VesselForm;
  name: FigureName;
  required?: boolean;
  description?: string;
  /** The contract's when left out. */
  max?: number;
  step?: number;
  formatOptions?: Intl.NumberFormatOptions;
}

/** A figure of the boat, within the limits of the contract. */
export function NumberSlot({ form, name, required, max, ...rest }: NumberSlotProps) {
  const { i18n } = useLingui();
  const { minimum, maximum } = boatCreateLimits[name];
  return (
    <Slot name={name}>
      <form.AppField name={name}>
        {(field) => (
          <field.NumberField
            {...rest}
            label={i18n._(fieldLabels[name])}
            isRequired={required}
            minValue={minimum}
            maxValue={max ?? maximum}
          />
        )}
      </form.AppField>
    </Slot>
  );
}

interface MoneySlotProps {
  form: VesselForm;
  name: 'dailyPrice' | 'hourlyPrice';
  required?: boolean;
  description?: string;
}

/** A price of the boat in lira, to the kuruş. */
export function MoneySlot({ form, name, required, description }: MoneySlotProps) {
  const { i18n } = useLingui();
  return (
    <Slot name={name}>
      <form.AppField name={name}>
        {(field) => (
          <field.MoneyField
            label={i18n._(fieldLabels[name])}
            description={description}
            isRequired={required}
            minValue={0}
            maxValue={boatCreateLimits[name].maximum}
          />
        )}
      </form.AppField>
    </Slot>
  );
}

interface ChoiceSlotProps {
  form: VesselForm;
  name:
    | 'type'
    | 'fuelType'
    | 'smoking'
    | 'pets'
    | 'alcohol'
    | 'music'
    | 'fuelInclusion'
    | 'foodInclusion'
    | 'drinksInclusion'
    | 'towelsInclusion'
    | 'cleaningInclusion'
    | 'harbourFeesInclusion'
    | 'departurePoint'
    | 'returnPoint';
  required?: boolean;
  options: readonly { id: string; label: string }[];
  placeholder?: string;
}

/** One of several answers. */
export function ChoiceSlot({ form, name, required, options, placeholder }: ChoiceSlotProps) {
  const { i18n } = useLingui();
  return (
    <Slot name={name}>
      <form.AppField name={name}>
        {(field) => (
          <field.Select
            label={i18n._(fieldLabels[name])}
            isRequired={required}
            options={options}
            placeholder={placeholder}
          />
        )}
      </form.AppField>
    </Slot>
  );
}
