import { useState } from 'react';
import { inLanguage } from '../../example-text.ts';
import { ComboBox } from './combo-box.tsx';

const boats = inLanguage({ tr: '12 tekne', en: '12 boats' });
const places = ['Bodrum', 'Çeşme', 'Fethiye', 'Göcek', 'İstanbul', 'Marmaris'];

interface ExampleProps {
  start?: string;
  loading?: boolean;
  description?: string;
  error?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
}

function Example({ start = '', loading, ...rest }: ExampleProps) {
  const [text, setText] = useState(start);
  const found = places.filter((place) => place.startsWith(text));
  return (
    <ComboBox
      label={inLanguage({ tr: 'Nereden', en: 'Where to?' })}
      placeholder={inLanguage({ tr: 'Koy, liman, şehir', en: 'Bay, harbour, city' })}
      emptyText={inLanguage({ tr: 'Böyle bir yer yok', en: 'There is no such place' })}
      {...rest}
      loading={loading}
      items={loading ? [] : found.map((place) => ({ id: place, label: place, detail: boats }))}
      inputValue={text}
      onInputChange={setText}
    />
  );
}

export const examples = {
  suggestions: (
    <Example description={inLanguage({ tr: 'Yazın ve seçin.', en: 'Type and choose.' })} />
  ),
  'on their way': <Example loading />,
  'none found': <Example start="Paris" />,
  error: (
    <Example start="Paris" error={inLanguage({ tr: 'Bir yer seçin', en: 'Choose a place' })} />
  ),
  required: <Example isRequired />,
  disabled: <Example start="Göcek" isDisabled />,
};
