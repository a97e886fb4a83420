import { formatNumber } from '../../../i18n/format.ts';
import { currentLocale } from '../../../i18n/locale.ts';
import { inLanguage } from '../../example-text.ts';
import { PieChart } from './pie-chart.tsx';

const format = (value: number) => formatNumber(currentLocale(), value);
const label = inLanguage({ tr: 'Türe göre yorumlar', en: 'Reviews by kind' });

export const examples = {
  'a part below 5 % has no words': (
    <PieChart
      label={label}
      format={format}
      slices={[
        { id: 'boats', label: inLanguage({ tr: 'Tekneler', en: 'Boats' }), value: 128 },
        { id: 'tours', label: inLanguage({ tr: 'Turlar', en: 'Tours' }), value: 86 },
        { id: 'food', label: inLanguage({ tr: 'Yemek', en: 'Food' }), value: 31 },
        { id: 'photo', label: inLanguage({ tr: 'Fotoğraf', en: 'Photography' }), value: 22 },
        { id: 'other', label: inLanguage({ tr: 'Diğer', en: 'Other' }), value: 9 },
      ]}
    />
  ),
  'one part alone': (
    <PieChart
      label={label}
      format={format}
      slices={[{ id: 'boats', label: inLanguage({ tr: 'Tekneler', en: 'Boats' }), value: 128 }]}
    />
  ),
};
