import { formatRating } from '../../../i18n/format.ts';
import { currentLocale } from '../../../i18n/locale.ts';
import { inLanguage } from '../../example-text.ts';
import { LineChart } from './line-chart.tsx';

const values = [4.2, 4.5, 4.4, null, 4.7, 4.6, 4.9, 4.8];
const months = inLanguage({
  tr: 'Oca Şub Mar Nis May Haz Tem Ağu',
  en: 'Jan Feb Mar Apr May Jun Jul Aug',
}).split(' ');
const points = values.map((value, index) => ({
  id: String(index),
  label: months[index] ?? '',
  value,
}));

export const examples = {
  'ratings over months, one without any': (
    <LineChart
      label={inLanguage({ tr: 'Aylara göre puan', en: 'Rating by month' })}
      points={points}
      highest={5}
      format={(value) => formatRating(currentLocale(), value)}
    />
  ),
};
