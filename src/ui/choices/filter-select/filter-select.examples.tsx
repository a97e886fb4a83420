import { useState } from 'react';
import { inLanguage } from '../../example-text.ts';
import { FilterSelect } from './filter-select.tsx';

const options = [
  { id: 'gulet', label: inLanguage({ tr: 'Gulet', en: 'Gulet' }) },
  { id: 'sailboat', label: inLanguage({ tr: 'Yelkenli', en: 'Sailing boat' }) },
];

function Example({ start, look }: { start?: string; look?: 'inline' }) {
  const [value, setValue] = useState(start);
  return (
    <FilterSelect
      label={inLanguage({ tr: 'Tekne türü', en: 'Type of boat' })}
      all={inLanguage({ tr: 'Tümü', en: 'All' })}
      options={options}
      value={value}
      onChange={setValue}
      look={look}
    />
  );
}

export const examples = {
  all: <Example />,
  chosen: <Example start="sailboat" />,
  inline: <Example look="inline" />,
};
