import { useState } from 'react';
import { inLanguage } from '../../example-text.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

const label = inLanguage({ tr: 'E-posta', en: 'E-mail' });
const address = 'elif@pruva.example';

function Example({ start = '', ...rest }: Partial<TextFieldProps> & { start?: string }) {
  const [value, setValue] = useState(start);
  return <TextField label={label} {...rest} value={value} onChange={setValue} />;
}

export const examples = {
  empty: (
    <Example
      description={inLanguage({
        tr: 'Onayı bu adrese göndeririz.',
        en: 'We send the confirmation to this address.',
      })}
    />
  ),
  'with a placeholder': <Example placeholder={address} />,
  'filled in': <Example start={address} />,
  'with a unit': <Example label={inLanguage({ tr: 'Uzunluk', en: 'Length' })} start="24" end="m" />,
  error: (
    <Example
      start="elif@"
      error={inLanguage({
        tr: 'Geçerli bir e-posta adresi girin',
        en: 'Enter a valid e-mail address',
      })}
    />
  ),
  'a long name and text': (
    <Example
      label={inLanguage({
        tr: 'Teknenin bağlama kütüğündeki ya da sicildeki tam adı',
        en: 'Full name of the boat in the register of ships or moorings',
      })}
      start="Muhteşem Süleyman’ın Büyük Akdeniz Düşü ve Gülşah Hatun"
    />
  ),
  required: <Example isRequired />,
  'read-only': <Example start={address} isReadOnly />,
  disabled: <Example start={address} isDisabled />,
};
