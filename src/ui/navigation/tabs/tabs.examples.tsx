import { inLanguage } from '../../example-text.ts';
import { Tabs } from './tabs.tsx';

const tab = (id: string, tr: string, en: string) => ({
  id,
  label: inLanguage({ tr, en }),
  content: <p>{inLanguage({ tr: `${tr} burada`, en: `${en} here` })}</p>,
});

export const examples = {
  three: (
    <Tabs
      label={inLanguage({ tr: 'Rezervasyonlar', en: 'Bookings' })}
      items={[
        tab('all', 'Tümü', 'All'),
        tab('next', 'Yaklaşan', 'Upcoming'),
        tab('past', 'Geçmiş', 'Past'),
      ]}
    />
  ),
};
