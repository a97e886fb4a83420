import { useState } from 'react';
import { inLanguage } from '../../example-text.ts';
import { Segments } from './segments.tsx';

const options = [
  { id: 'open', label: inLanguage({ tr: 'Açık', en: 'Open' }) },
  { id: 'closed', label: inLanguage({ tr: 'Kapalı', en: 'Closed' }) },
] as const;
const label = inLanguage({ tr: 'Durum', en: 'Status' });

function Chosen({ isDisabled = false }: { isDisabled?: boolean }) {
  const [value, setValue] = useState<'open' | 'closed'>('open');
  return (
    <div style={{ maxWidth: 260 }}>
      <Segments
        label={label}
        options={options}
        value={value}
        onChange={setValue}
        isDisabled={isDisabled}
      />
    </div>
  );
}

export const examples = {
  chosen: () => <Chosen />,
  'none chosen': (
    <div style={{ maxWidth: 260 }}>
      <Segments label={label} options={options} value={null} onChange={() => undefined} />
    </div>
  ),
  disabled: () => <Chosen isDisabled />,
};
