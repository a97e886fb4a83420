import { useState } from 'react';
import { inLanguage } from '../../example-text.ts';
import { DayRangeFilter } from './day-range-filter.tsx';

function Example({ start, end }: { start?: string; end?: string }) {
  const [{ from, to }, setDays] = useState({ from: start, to: end });
  return (
    <DayRangeFilter
      label={inLanguage({ tr: 'Günler', en: 'Days' })}
      from={from}
      to={to}
      onChange={(first, last) => setDays({ from: first, to: last })}
    />
  );
}

export const examples = {
  all: <Example />,
  chosen: <Example start="2026-07-03" end="2026-07-10" />,
  'one end alone': <Example start="2026-07-03" />,
};
