import { useState } from 'react';
import { inLanguage } from '../../example-text.ts';
import { PhoneField, type PhoneFieldProps } from './phone-field.tsx';

function Example({ start = '', ...rest }: Partial<PhoneFieldProps> & { start?: string }) {
  const [value, setValue] = useState(start);
  return (
    <PhoneField
      label={inLanguage({ tr: 'Cep telefonu', en: 'Mobile phone' })}
      {...rest}
      value={value}
      onChange={setValue}
    />
  );
}

export const examples = {
  empty: (
    <Example
      description={inLanguage({
        tr: 'Kaptan yalnız onaydan sonra görür.',
        en: 'The captain sees it after confirming only.',
      })}
    />
  ),
  'filled in': <Example start="+905321112233" />,
  'of another country': <Example start="+447700900123" />,
  error: (
    <Example
      start="+90532111"
      error={inLanguage({
        tr: 'Geçerli bir cep numarası girin',
        en: 'Enter a valid mobile number',
      })}
    />
  ),
  required: <Example isRequired />,
  'read-only': <Example start="+905321112233" isReadOnly />,
  disabled: <Example start="+905321112233" isDisabled />,
};
