import { formatMoney, formatNumber } from '../../../i18n/format.ts';
import { currentLocale } from '../../../i18n/locale.ts';
import { inLanguage } from '../../example-text.ts';
import { BarChart } from './bar-chart.tsx';

const locale = currentLocale();
const amounts = [48_500, 12_000, 0, 61_250, 97_000, 33_400, 2_100, 54_900, 72_300, 48_500];
const bars = amounts.map((value, index) => ({
  id: String(index),
  label: inLanguage({ tr: `${index + 11} Haz`, en: `${index + 11} Jun` }),
  value,
}));
const money = (value: number) => formatMoney(locale, value);
const short = (value: number) => formatNumber(locale, value, { notation: 'compact' });
const label = inLanguage({ tr: 'Son 10 günün gelirleri', en: 'Income of the last 10 days' });

export const examples = {
  'ten days': <BarChart label={label} bars={bars} format={money} formatShort={short} />,
  'done, now and planned': (
    <BarChart
      label={label}
      bars={bars.map((bar, index) => ({
        ...bar,
        value: index <= 5 ? bar.value : 0,
        planned: index >= 5 ? bar.value / 2 : 0,
        isCurrent: index === 5,
      }))}
      format={money}
      formatShort={short}
    />
  ),
  nothing: (
    <BarChart label={label} bars={bars.map((bar) => ({ ...bar, value: 0 }))} format={money} />
  ),
};
