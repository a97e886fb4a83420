import { useState } from 'react';
import { inLanguage } from '../../example-text.ts';
import { CheckboxGroup, type CheckboxGroupProps } from './checkbox-group.tsx';

const label = inLanguage({ tr: 'Bildiğiniz diller', en: 'Languages you speak' });
const options = [
  { id: 'tr', label: inLanguage({ tr: 'Türkçe', en: 'Turkish' }) },
  { id: 'en', label: inLanguage({ tr: 'İngilizce', en: 'English' }) },
  {
    id: 'de',
    label: inLanguage({ tr: 'Almanca', en: 'German' }),
    description: inLanguage({ tr: 'Misafirlerin üçte biri konuşur.', en: 'A third of guests do.' }),
  },
  { id: 'ru', label: inLanguage({ tr: 'Rusça', en: 'Russian' }), isDisabled: true },
];

function Example(props: Partial<CheckboxGroupProps<string>>) {
  const [value, setValue] = useState(['tr', 'en']);
  return (
    <CheckboxGroup label={label} options={options} value={value} {...props} onChange={setValue} />
  );
}

export const examples = {
  list: (
    <Example
      description={inLanguage({ tr: 'Profilinizde görünür.', en: 'Shown on your profile.' })}
    />
  ),
  columns: <Example look="columns" />,
  required: <Example isRequired />,
  error: (
    <Example
      value={[]}
      error={inLanguage({ tr: 'En az bir dil seçin', en: 'Choose at least one language' })}
    />
  ),
  'read-only': <Example isReadOnly />,
  disabled: <Example isDisabled />,
};
