import { useState } from 'react';
import { formatMoney } from '../../../i18n/format.ts';
import { currentLocale } from '../../../i18n/locale.ts';
import { compareTurkish } from '../../../lib/turkish-text.ts';
import { inLanguage } from '../../example-text.ts';
import { Badge } from '../badge/badge.tsx';
import { Table, type TableColumn } from './table.tsx';
import type { TableSort } from './table-order.tsx';

interface Payment {
  id: number;
  boat: string;
  guest: string;
  amount: number;
}

const payments: readonly Payment[] = [
  { id: 1, boat: 'Gülşah', guest: 'Elif Yıldız', amount: 48_500 },
  { id: 2, boat: 'Çınar', guest: 'Işıl Öz', amount: 17_900 },
  { id: 3, boat: 'İnci', guest: 'Can Ünal', amount: 12_400.5 },
];

const columns: readonly TableColumn<Payment>[] = [
  {
    id: 'boat',
    label: inLanguage({ tr: 'Tekne', en: 'Boat' }),
    isRowHeader: true,
    sortable: true,
    cell: ({ boat }) => boat,
  },
  {
    id: 'guest',
    label: inLanguage({ tr: 'Misafir', en: 'Guest' }),
    sortable: true,
    cell: ({ guest }) => guest,
  },
  {
    id: 'state',
    label: inLanguage({ tr: 'Durum', en: 'State' }),
    cell: () => <Badge tone="positive">{inLanguage({ tr: 'Ödendi', en: 'Paid' })}</Badge>,
  },
  {
    id: 'amount',
    label: inLanguage({ tr: 'Tutar', en: 'Amount' }),
    align: 'end',
    sortable: true,
    cell: ({ amount }) => formatMoney(currentLocale(), amount),
  },
];
const label = inLanguage({ tr: 'Ödemeler', en: 'Payments' });

function Sorted() {
  const [sort, setSort] = useState<TableSort>({ column: 'boat', direction: 'ascending' });
  const sign = sort.direction === 'ascending' ? 1 : -1;
  const items = payments.toSorted((one, two) => {
    if (sort.column === 'amount') return sign * (one.amount - two.amount);
    return sort.column === 'guest'
      ? sign * compareTurkish(one.guest, two.guest)
      : sign * compareTurkish(one.boat, two.boat);
  });
  return (
    <Table
      label={label}
      columns={columns}
      items={items}
      itemId={({ id }) => id}
      sort={sort}
      onSort={setSort}
    />
  );
}

export const examples = {
  'sorted by a press on a column': Sorted,
  'rows that open': (
    <Table
      label={`${label} 2`}
      columns={columns}
      items={payments}
      itemId={({ id }) => id}
      onOpen={() => undefined}
    />
  ),
  empty: (
    <Table
      label={`${label} 3`}
      columns={columns}
      items={[]}
      itemId={({ id }) => id}
      empty={inLanguage({ tr: 'Henüz ödeme yok.', en: 'No payments yet.' })}
    />
  ),
};
