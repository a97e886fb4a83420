import { useState } from 'react';
import { inLanguage } from '../../example-text.ts';
import { RadioGroup, type RadioGroupProps } from './radio-group.tsx';

const label = inLanguage({ tr: 'Nasıl ayırtacaksınız?', en: 'How do you book?' });
const plain = [
  { id: 'day', label: inLanguage({ tr: 'Günlük', en: 'By the day' }) },
  { id: 'hour', label: inLanguage({ tr: 'Saatlik', en: 'By the hour' }) },
  {
    id: 'week',
    label: inLanguage({ tr: 'Haftalık (yalnız temmuzda)', en: 'By the week (in July only)' }),
    isDisabled: true,
  },
];
const described = [
  {
    id: 'day',
    label: inLanguage({ tr: 'Günlük', en: 'By the day' }),
    description: inLanguage({
      tr: 'Tekne sabahtan akşama, seçtiğiniz her gün sizindir.',
      en: 'The boat is yours from morning to evening on every day you choose.',
    }),
    end: '₺48.500',
  },
  {
    id: 'hour',
    label: inLanguage({ tr: 'Saatlik', en: 'By the hour' }),
    description: inLanguage({ tr: 'En az iki saat.', en: 'Two hours at least.' }),
    end: '₺7.200',
  },
];

function Example({
  start = 'day',
  ...rest
}: Partial<RadioGroupProps<string>> & { start?: string | null }) {
  const [value, setValue] = useState<string | null>(start);
  return <RadioGroup label={label} options={plain} {...rest} value={value} onChange={setValue} />;
}

export const examples = {
  list: (
    <Example
      description={inLanguage({ tr: 'Sonra değiştirebilirsiniz.', en: 'You can change it later.' })}
    />
  ),
  cards: <Example options={described} look="cards" />,
  required: <Example isRequired start={null} />,
  error: (
    <Example start={null} error={inLanguage({ tr: 'Birini seçin', en: 'Choose one of these' })} />
  ),
  'error, cards': (
    <Example
      start={null}
      options={described}
      look="cards"
      error={inLanguage({ tr: 'Birini seçin', en: 'Choose one of these' })}
    />
  ),
  'read-only': <Example isReadOnly options={described} look="cards" />,
  disabled: <Example isDisabled />,
  'disabled, cards': <Example isDisabled options={described} look="cards" />,
};
