import { useState } from 'react';
import { inLanguage } from '../../example-text.ts';
import { PasswordField } from './password-field.tsx';

interface ExampleProps {
  start?: string;
  description?: string;
  error?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
}

function Example({ start = '', ...rest }: ExampleProps) {
  const [value, setValue] = useState(start);
  return (
    <PasswordField
      label={inLanguage({ tr: 'Şifre', en: 'Password' })}
      autoComplete="new-password"
      {...rest}
      value={value}
      onChange={setValue}
    />
  );
}

export const examples = {
  empty: (
    <Example description={inLanguage({ tr: 'En az 6 karakter.', en: 'At least 6 characters.' })} />
  ),
  'filled in': <Example start="gizli-koy" />,
  error: (
    <Example
      start="koy"
      error={inLanguage({
        tr: 'Şifre en az 6 karakter olmalıdır',
        en: 'Password must be at least 6 characters',
      })}
    />
  ),
  required: <Example isRequired />,
  disabled: <Example start="gizli-koy" isDisabled />,
};
