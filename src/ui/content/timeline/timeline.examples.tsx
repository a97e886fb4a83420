import { inLanguage } from '../../example-text.ts';
import { Timeline, type TimelineItem } from './timeline.tsx';

const booking: readonly TimelineItem[] = [
  {
    id: 'sent',
    state: 'done',
    time: inLanguage({ tr: '3 Haziran, 14:20', en: '3 June, 14:20' }),
    title: inLanguage({ tr: 'Talep gönderildi', en: 'Request sent' }),
  },
  {
    id: 'captain',
    state: 'current',
    title: inLanguage({ tr: 'Kaptan onaylıyor', en: 'The captain confirms' }),
    content: inLanguage({ tr: 'En geç yarın 14:20’de.', en: 'Tomorrow at 14:20 at the latest.' }),
  },
  {
    id: 'pay',
    state: 'ahead',
    title: inLanguage({ tr: 'Depozito ödenir', en: 'The deposit is paid' }),
  },
  {
    id: 'sail',
    state: 'ahead',
    title: inLanguage({ tr: 'Denize açılırsınız', en: 'You set sail' }),
  },
];
const terms: readonly TimelineItem[] = [
  {
    id: 'free',
    state: 'current',
    time: inLanguage({ tr: '5 Haziran’a kadar', en: 'Until 5 June' }),
    title: inLanguage({ tr: 'Depozitonun tamamı', en: 'All of the deposit' }),
  },
  {
    id: 'half',
    state: 'ahead',
    time: inLanguage({ tr: '10 Haziran’a kadar', en: 'Until 10 June' }),
    title: inLanguage({ tr: 'Depozitonun yarısı', en: 'Half of the deposit' }),
  },
  {
    id: 'none',
    state: 'ahead',
    time: inLanguage({ tr: 'Sonrasında', en: 'After that' }),
    title: inLanguage({ tr: 'İade yok', en: 'No refund' }),
  },
];

export const examples = {
  'what happens next': (
    <Timeline label={inLanguage({ tr: 'Adım adım', en: 'Step by step' })} items={booking} />
  ),
  'lying down': (
    <Timeline
      look="horizontal"
      label={inLanguage({ tr: 'İptal koşulları', en: 'Cancellation terms' })}
      items={terms}
    />
  ),
  'ended early': (
    <Timeline
      label={inLanguage({ tr: 'Ne oldu', en: 'What happened' })}
      items={[
        ...booking.slice(0, 1),
        {
          id: 'declined',
          state: 'failed',
          title: inLanguage({ tr: 'Kaptan reddetti', en: 'The captain declined' }),
          content: inLanguage({ tr: 'O gün bakımdayız.', en: 'We are in the yard on that day.' }),
        },
      ]}
    />
  ),
};
