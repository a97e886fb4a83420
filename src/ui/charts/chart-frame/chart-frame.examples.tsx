import { formatMoney } from '../../../i18n/format.ts';
import { currentLocale } from '../../../i18n/locale.ts';
import { inLanguage } from '../../example-text.ts';
import { BarChart } from '../bar-chart/bar-chart.tsx';
import { ChartFrame } from './chart-frame.tsx';

const money = (value: number) => formatMoney(currentLocale(), value);
const bars = [
  { id: 'mon', label: inLanguage({ tr: 'Pzt', en: 'Mon' }), value: 48_500 },
  { id: 'tue', label: inLanguage({ tr: 'Sal', en: 'Tue' }), value: 17_900 },
  { id: 'wed', label: inLanguage({ tr: 'Çar', en: 'Wed' }), value: 97_000 },
];
const frame = {
  title: inLanguage({ tr: 'Gelir', en: 'Income' }),
  description: inLanguage({ tr: 'Yalnızca tamamlanan ödemeler', en: 'Completed payments only' }),
  table: {
    columns: [inLanguage({ tr: 'Gün', en: 'Day' }), inLanguage({ tr: 'Gelir', en: 'Income' })],
    rows: bars.map(({ id, label, value }) => ({ id, cells: [label, money(value)] })),
  },
  children: (
    <BarChart
      label={inLanguage({ tr: 'Üç günün geliri', en: 'Income of three days' })}
      bars={bars}
      format={money}
    />
  ),
};

export const examples = {
  ready: <ChartFrame {...frame} />,
  loading: <ChartFrame {...frame} state="loading" />,
  failed: <ChartFrame {...frame} state="failed" onRefresh={() => undefined} />,
  empty: <ChartFrame {...frame} state="empty" />,
};
