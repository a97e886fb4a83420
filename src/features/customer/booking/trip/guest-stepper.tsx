import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { NumberStepper } from '../../../../ui/fields/number-stepper/number-stepper.tsx';

interface GuestStepperProps {
  guests: number;
  most: number;
  description: ReactNode;
  onChange: (guests: number) => void;
}

/** How many people come along. */
export function GuestStepper({ guests, most, description, onChange }: GuestStepperProps) {
  const { t } = useLingui();
  return (
    <NumberStepper
      label={t({ message: 'Guests', context: 'how many' })}
      decrementAriaLabel={t`Decrease the number of guests`}
      incrementAriaLabel={t`Increase the number of guests`}
      description={description}
      value={guests}
      minValue={1}
      maxValue={most}
      onChange={onChange}
    />
  );
}
