import { randomOf } from '../../lib/random.ts';
import type { ContactMessageRecord } from '../../store/records.ts';
import { ADMINISTRATOR_IDS } from '../account/administrators.ts';
import type { Guest } from '../account/users.ts';
import { type Calendar, clock } from '../calendar.ts';
import { usernameOf } from '../text/names.ts';

/** Ids begin here, behind those of the contract's examples. */
const FIRST_ID = 100;

const LETTERS: [subject: string, message: string][] = [
  ['Fatura', 'Merhaba, geçen ayki rezervasyonum için şirket adına fatura almam mümkün mü?'],
  [
    'Engelli erişimi',
    'Tekerlekli sandalye kullanan bir yakınımızla çıkabileceğimiz bir tekne önerir misiniz?',
  ],
  ['İptal koşulları', 'Fırtına nedeniyle kaptan iptal ederse kaporamın tamamı iade ediliyor mu?'],
  [
    'Teknemi eklemek istiyorum',
    'Fethiye’de on iki metrelik bir yelkenlim var, başvuru için hangi belgeler gerekiyor?',
  ],
  [
    'Hediye çeki',
    'Kız kardeşime yıl dönümü hediyesi olarak bir gün batımı turu almak istiyorum, nasıl yaparım?',
  ],
  ['Teşekkür', 'Rezervasyonumda yardımcı olan ekibinize çok teşekkür ederim, her şey harikaydı.'],
];

/** Where a letter stands by its place among the others: the last ones have been read by nobody. */
const STATES: ContactMessageRecord['state'][] = [
  'CLOSED',
  'ANSWERED',
  'CLOSED',
  'READ',
  'NEW',
  'NEW',
];

/** How far back the first of them was written. */
const FIRST_DAY = -40;

/** Letters from the contact form of the last weeks, as many as asked for. */
export function createContactMessages(
  calendar: Calendar,
  guests: readonly Guest[],
  count: number,
): ContactMessageRecord[] {
  const random = randomOf('contact');
  const writers = guests.filter(({ language }) => language === 'tr');
  return Array.from({ length: count }, (_, index) => {
    const place = Math.floor((index * LETTERS.length) / count);
    const [subject, message] = LETTERS[index % LETTERS.length] ?? ['', ''];
    const { firstName, lastName } = random.pick(writers);
    const state = STATES[place] ?? 'NEW';
    const day = FIRST_DAY + Math.floor((index * LETTERS.length * 7) / count);
    return {
      id: FIRST_ID + index,
      name: `${firstName} ${lastName}`,
      email: `${usernameOf(firstName, lastName)}@pruva.example`,
      subject,
      message,
      createdAt: calendar.at(day, clock(random.int(540, 1320))),
      state,
      changed:
        state === 'NEW'
          ? null
          : {
              at: calendar.at(day + 1, '10:20'),
              byId: ADMINISTRATOR_IDS[index % ADMINISTRATOR_IDS.length] ?? 1,
            },
    };
  });
}
