import { useState } from 'react';
import { inLanguage } from '../../example-text.ts';
import { Steps } from './steps.tsx';

const steps = [
  { id: 'dates', label: inLanguage({ tr: 'Tarih', en: 'Dates' }) },
  { id: 'people', label: inLanguage({ tr: 'Kişiler ve hizmetler', en: 'People and services' }) },
  { id: 'contact', label: inLanguage({ tr: 'İletişim', en: 'Contact' }) },
  { id: 'review', label: inLanguage({ tr: 'Kontrol', en: 'Review' }) },
] as const;
const label = inLanguage({ tr: 'Rezervasyon', en: 'Booking' });

function Going() {
  const [current, setCurrent] = useState<(typeof steps)[number]['id']>('contact');
  return <Steps label={label} steps={steps} current={current} onSelect={setCurrent} />;
}

export const examples = {
  'the first': <Steps label={`${label} 1`} steps={steps} current="dates" />,
  'done ones can be gone back to': Going,
};
