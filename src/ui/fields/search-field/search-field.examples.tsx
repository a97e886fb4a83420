import { useState } from 'react';
import { inLanguage } from '../../example-text.ts';
import { SearchField } from './search-field.tsx';

interface ExampleProps {
  start?: string;
  placeholder?: string;
  description?: string;
  error?: string;
  isDisabled?: boolean;
}

function Example({ start = '', ...rest }: ExampleProps) {
  const [value, setValue] = useState(start);
  return (
    <SearchField
      label={inLanguage({ tr: 'İletilerde ara', en: 'Search messages' })}
      {...rest}
      value={value}
      onChange={setValue}
    />
  );
}

export const examples = {
  empty: (
    <Example
      placeholder={inLanguage({ tr: 'Ad ya da tekne', en: 'A name or a boat' })}
      description={inLanguage({ tr: 'En az iki harf.', en: 'Two letters at least.' })}
    />
  ),
  'filled in': <Example start="Gülşah" />,
  error: (
    <Example start="x" error={inLanguage({ tr: 'Bir harf daha yazın', en: 'One letter more' })} />
  ),
  disabled: <Example start="Gülşah" isDisabled />,
};
