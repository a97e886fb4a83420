import type { Schemas } from '../../store/records.ts';
import type { Person } from './person.ts';

/** Somebody whose state is worth trying out. */
interface NamedPerson {
  id: number;
  firstName: string;
  lastName: string;
  role: Schemas['Role'];
  summary: Person['summary'];
  /** Days since the account was made. */
  since: number;
  isActive?: boolean;
  isEmailVerified?: boolean;
}

/** People beside those of the contract's examples, by what they are there for. */
export const named = {
  newcomer: {
    id: 16,
    firstName: 'Deniz',
    lastName: 'Aksoy',
    role: 'CUSTOMER',
    since: 1,
    summary: {
      tr: 'Dün kaydolmuş, profili tamam, henüz hiçbir şey ayırtmamış müşteri',
      en: 'Customer who registered yesterday, profile complete, nothing booked yet',
    },
  },
  unverified: {
    id: 17,
    firstName: 'Ece',
    lastName: 'Tunalı',
    role: 'CUSTOMER',
    since: 3,
    isEmailVerified: false,
    summary: {
      tr: 'E-postasını doğrulamamış müşteri',
      en: 'Customer with an unverified e-mail address',
    },
  },
  reviewer: {
    id: 18,
    firstName: 'Onur',
    lastName: 'Çetin',
    role: 'CUSTOMER',
    since: 410,
    summary: {
      tr: 'Yeni biten yolculuğuna yorum yazacak müşteri',
      en: 'Customer with a completed trip that waits for a review',
    },
  },
  refused: {
    id: 19,
    firstName: 'Gizem',
    lastName: 'Polat',
    role: 'CUSTOMER',
    since: 220,
    summary: {
      tr: 'Kapora ödemesi bankadan dönmüş müşteri',
      en: 'Customer whose deposit was refused by the bank',
    },
  },
  boarding: {
    id: 20,
    firstName: 'Kaan',
    lastName: 'Erdem',
    role: 'CUSTOMER',
    since: 300,
    summary: {
      tr: 'Birkaç gün sonra yola çıkacak, kalan tutarı ödeyecek müşteri',
      en: 'Customer who sets out in a few days and still owes the rest',
    },
  },
  unlucky: {
    id: 21,
    firstName: 'Pelin',
    lastName: 'Özgün',
    role: 'CUSTOMER',
    since: 380,
    summary: {
      tr: 'İptal edilen, reddedilen ve kullanılmayan rezervasyonları, iadeleri olan müşteri',
      en: 'Customer with cancelled, rejected and missed bookings, and refunds',
    },
  },
  busyCaptain: {
    id: 22,
    firstName: 'Levent',
    lastName: 'Denizer',
    role: 'BOAT_OWNER',
    since: 1300,
    summary: {
      tr: 'Altı teknesi, pek çok rezervasyonu ve okunmamış mesajları olan kaptan',
      en: 'Busy captain: six boats, many bookings and unread messages',
    },
  },
  boatlessCaptain: {
    id: 23,
    firstName: 'Sibel',
    lastName: 'Uysal',
    role: 'BOAT_OWNER',
    since: 25,
    summary: {
      tr: 'Başvurusu onaylanmış, henüz teknesi ve turu olmayan kaptan',
      en: 'Approved captain without boats or tours',
    },
  },
  expiredCaptain: {
    id: 24,
    firstName: 'Rasim',
    lastName: 'Torun',
    role: 'BOAT_OWNER',
    since: 1700,
    summary: {
      tr: 'Belgelerinin ve ehliyetinin süresi dolmuş kaptan',
      en: 'Captain with expired documents and licence',
    },
  },
  requestedGuide: {
    id: 25,
    firstName: 'Nilay',
    lastName: 'Güneş',
    role: 'BOAT_OWNER',
    since: 760,
    summary: {
      tr: 'Turlarına onay bekleyen talepler gelmiş rehber',
      en: 'Guide with requests for tours that wait for an answer',
    },
  },
  smallCaptain: {
    id: 26,
    firstName: 'Barış',
    lastName: 'Ekinci',
    role: 'BOAT_OWNER',
    since: 240,
    summary: {
      tr: 'Tek teknesi olan kaptan; new-captain senaryosunda yeni onaylanmıştır',
      en: 'Captain with one boat; just approved in the scenario new-captain',
    },
  },
  deactivated: {
    id: 27,
    firstName: 'Tolga',
    lastName: 'Avcı',
    role: 'CUSTOMER',
    since: 500,
    isActive: false,
    summary: {
      tr: 'Hesabı devre dışı bırakılmış müşteri; giriş yapamaz',
      en: 'Customer whose account is deactivated and cannot sign in',
    },
  },
  secondAdministrator: {
    id: 28,
    firstName: 'Kerem',
    lastName: 'Yalçın',
    role: 'ADMIN',
    since: 900,
    summary: { tr: 'İkinci yönetici', en: 'Second administrator' },
  },
  allYearCaptain: {
    id: 29,
    firstName: 'Nermin',
    lastName: 'Alkım',
    role: 'BOAT_OWNER',
    since: 1450,
    summary: {
      tr: 'Altı durumun hepsinde rezervasyonu, her ay kazancı olan kaptan',
      en: 'Captain with bookings in all six statuses and earnings in every month',
    },
  },
} as const satisfies Record<string, NamedPerson>;

export const namedPeople: readonly NamedPerson[] = Object.values(named);
