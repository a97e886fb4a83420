import { useState } from 'react';
import { inLanguage } from '../../example-text.ts';
import { VirtualList } from './virtual-list.tsx';

const bookings = Array.from({ length: 5000 }, (_, index) => ({
  id: String(index + 1),
  name: inLanguage({ tr: `Rezervasyon ${index + 1}`, en: `Booking ${index + 1}` }),
}));

function Thousands() {
  const [current, setCurrent] = useState('2');
  return (
    <VirtualList
      label={inLanguage({ tr: 'Rezervasyonlar', en: 'Bookings' })}
      items={bookings}
      itemId={({ id }) => id}
      itemText={({ name }) => name}
      rowHeight={56}
      height="336px"
      current={current}
      onOpen={({ id }) => setCurrent(id)}
    >
      {({ name }) => name}
    </VirtualList>
  );
}

export const examples = { '5,000 rows': Thousands };
