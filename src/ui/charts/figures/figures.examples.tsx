import { inLanguage } from '../../example-text.ts';
import { Figures } from './figures.tsx';

export const examples = {
  six: (
    <Figures
      items={[
        { id: 'length', value: '24 m', label: inLanguage({ tr: 'uzunluk', en: 'length' }) },
        { id: 'guests', value: '12', label: inLanguage({ tr: 'misafir', en: 'guests' }) },
        { id: 'cabins', value: '6', label: inLanguage({ tr: 'kabin', en: 'cabins' }) },
        { id: 'year', value: '2019', label: inLanguage({ tr: 'yapım', en: 'built' }) },
        { id: 'baths', value: '4', label: inLanguage({ tr: 'banyo', en: 'bathrooms' }) },
        { id: 'crew', value: '3', label: inLanguage({ tr: 'mürettebat', en: 'crew' }) },
      ]}
    />
  ),
};
