import { useState } from 'react';
import { inLanguage } from '../../example-text.ts';
import { NumberStepper, type NumberStepperProps } from './number-stepper.tsx';

function Example({ start = 4, ...rest }: Partial<NumberStepperProps> & { start?: number }) {
  const [value, setValue] = useState(start);
  return (
    <NumberStepper
      label={inLanguage({ tr: 'Misafir', en: 'Guests' })}
      minValue={1}
      maxValue={12}
      {...rest}
      value={value}
      onChange={setValue}
    />
  );
}

export const examples = {
  between: (
    <Example description={inLanguage({ tr: 'Mürettebat sayılmaz.', en: 'Crew not counted.' })} />
  ),
  'at the least': <Example start={1} />,
  'at the most': <Example start={12} />,
  error: (
    <Example
      start={12}
      maxValue={20}
      error={inLanguage({ tr: 'Bu tekne 10 kişiliktir', en: 'This boat takes 10 people' })}
    />
  ),
  'a long name': (
    <Example
      label={inLanguage({
        tr: 'Havlu ve çarşaf takımı, kişi başına bir tane',
        en: 'Sets of towels and sheets, one for each person',
      })}
    />
  ),
  'read-only': <Example isReadOnly />,
  disabled: <Example isDisabled />,
};
