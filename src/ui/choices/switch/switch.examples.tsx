import { useState } from 'react';
import { inLanguage } from '../../example-text.ts';
import { Switch } from './switch.tsx';

interface ExampleProps {
  start?: boolean;
  description?: string;
  isReadOnly?: boolean;
  isDisabled?: boolean;
}

function Example({ start = false, ...rest }: ExampleProps) {
  const [isSelected, setSelected] = useState(start);
  return (
    <Switch {...rest} isSelected={isSelected} onChange={setSelected}>
      {inLanguage({ tr: 'Anında onay', en: 'Instant confirmation' })}
    </Switch>
  );
}

const description = inLanguage({
  tr: 'Kaptanın yanıtını beklemeden ayırtılır.',
  en: 'Booked without waiting for the captain.',
});

export const examples = {
  off: <Example description={description} />,
  on: <Example start description={description} />,
  'read-only': <Example start isReadOnly />,
  disabled: <Example start isDisabled description={description} />,
};
