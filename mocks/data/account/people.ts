import { exampleUsers, PASSWORD } from '../example/examples.ts';
import { usernameOf } from '../text/names.ts';
import { namedPeople } from './named.ts';
import type { Person } from './person.ts';

type Summary = Person['summary'];

/** What is special about the people of the contract's examples, by user id. */
const OF_THE_EXAMPLES: [number, Summary][] = [
  [1, { tr: 'Yönetici', en: 'Administrator' }],
  [
    2,
    {
      tr: 'Şirketi, yedi teknesi, üç turu ve her durumda rezervasyonu olan kaptan',
      en: 'Captain with a company, seven boats, three tours and bookings in every state',
    },
  ],
  [
    3,
    {
      tr: 'Dört şehirde sekiz teknesi olan, şirket bilgileri eksik kaptan',
      en: 'Captain with eight boats in four places, company details still missing',
    },
  ],
  [
    9,
    {
      tr: 'Yaklaşan yolculuğu, okunmamış mesajı ve bildirimleri olan müşteri',
      en: 'Customer with a trip to come, an unread message and notifications',
    },
  ],
  [
    10,
    {
      tr: 'Onay bekleyen tur talebi ve tamamlanmış yolculukları olan müşteri',
      en: 'Customer with a tour request that waits and trips behind them',
    },
  ],
  [
    11,
    {
      tr: 'Profili eksik, e-postası doğrulanmamış yeni müşteri',
      en: 'New customer with an incomplete profile and an unverified e-mail',
    },
  ],
  [
    12,
    {
      tr: 'Kaptan başvurusu değerlendirilen müşteri',
      en: 'Customer whose captain application is under review',
    },
  ],
  [
    13,
    {
      tr: 'Kaptan başvurusu reddedilmiş müşteri',
      en: 'Customer whose captain application was rejected',
    },
  ],
];

/** Named people to sign in as. */
export const people: Person[] = [
  ...OF_THE_EXAMPLES.flatMap(([userId, summary]) =>
    exampleUsers
      .filter(({ id }) => id === userId)
      .map(({ username, fullName, role }) => ({ username, fullName, role, summary })),
  ),
  ...namedPeople.map(({ firstName, lastName, role, summary }) => ({
    username: usernameOf(firstName, lastName),
    fullName: `${firstName} ${lastName}`,
    role,
    summary,
  })),
].map((person) => ({ ...person, password: PASSWORD }));
