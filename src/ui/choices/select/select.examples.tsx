import { type ComponentProps, useState } from 'react';
import { inLanguage } from '../../example-text.ts';
import { Select } from './select.tsx';

const options = [
  { id: 'gulet', label: inLanguage({ tr: 'Gulet', en: 'Gulet' }) },
  { id: 'sailboat', label: inLanguage({ tr: 'Yelkenli', en: 'Sailing boat' }) },
  { id: 'catamaran', label: inLanguage({ tr: 'Katamaran', en: 'Catamaran' }) },
  {
    id: 'motoryacht',
    label: inLanguage({
      tr: 'Motoryat (üç güverteli, mürettebatlı)',
      en: 'Motor yacht (three decks, with a crew)',
    }),
  },
];

type ExampleProps = Partial<ComponentProps<typeof Select<string>>> & { start?: string };

function Example({ start, ...rest }: ExampleProps) {
  const [value, setValue] = useState<string | null>(start ?? null);
  return (
    <Select
      label={inLanguage({ tr: 'Tekne türü', en: 'Type of boat' })}
      placeholder={inLanguage({ tr: 'Seçin', en: 'Choose one' })}
      options={options}
      {...rest}
      value={value}
      onChange={setValue}
    />
  );
}

export const examples = {
  empty: (
    <Example description={inLanguage({ tr: 'Ruhsatta yazan tür.', en: 'As the licence says.' })} />
  ),
  chosen: <Example start="motoryacht" />,
  inline: (
    <Example look="inline" label={inLanguage({ tr: 'Sırala', en: 'Sort by' })} start="sailboat" />
  ),
  error: <Example error={inLanguage({ tr: 'Bir tür seçin', en: 'Choose a type' })} />,
  required: <Example isRequired />,
  disabled: <Example start="gulet" isDisabled />,
};
