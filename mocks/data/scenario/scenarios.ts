import type { World } from '../../store/state.ts';
import { named } from '../account/named.ts';
import { BUSY_SEASON, USUAL } from '../world/demand.ts';
import { createMarket } from '../world/market.ts';
import { emptyMarket } from './empty.ts';
import { expired } from './expired.ts';
import { LARGE_FLEET, MANY_BOOKINGS, MANY_PEOPLE, TEN_THOUSAND } from './large.ts';
import { tenThousand } from './ten-thousand.ts';

/** A state of the mock to start from. */
export interface Scenario {
  name: string;
  summary: { tr: string; en: string };
}

/** How the data of a scenario is built: `name` is the scenario's own, `today` a calendar day. */
interface ScenarioDefinition {
  summary: Scenario['summary'];
  build(name: string, today: string): World;
}

const definitions: Record<string, ScenarioDefinition> = {
  default: {
    summary: {
      tr: 'Olağan bir gün: yedi yerde tekneler ve turlar, bir yıllık rezervasyon ve yorum',
      en: 'An ordinary day: boats and tours in seven places, a year of bookings and reviews',
    },
    build: (name, today) => createMarket(name, today, USUAL),
  },
  empty: {
    summary: {
      tr: 'Herkes kaydolmuş, ama henüz tekne, tur ve rezervasyon yok',
      en: 'Everybody has registered, but there are no boats, tours or bookings yet',
    },
    build: emptyMarket,
  },
  'busy-season': {
    summary: {
      tr: 'Önümüzdeki haftalar neredeyse dolu, pek çok talep yanıt bekliyor',
      en: 'The coming weeks are nearly full, and many requests wait for an answer',
    },
    build: (name, today) => createMarket(name, today, BUSY_SEASON),
  },
  'new-captain': {
    summary: {
      tr: 'Barış Ekinci yeni onaylandı: bilgileri eksik bir tekne, hiç rezervasyon yok',
      en: 'Barış Ekinci was just approved: one boat that lacks information, no bookings',
    },
    build: (name, today) =>
      createMarket(name, today, { ...USUAL, newCaptainId: named.smallCaptain.id }),
  },
  'everything-expired': {
    summary: {
      tr: 'Belgelerin, ehliyetlerin, müsaitliklerin ve ödemelerin süresi dolmuş',
      en: 'Documents, licences, certificates, open days and payments have all expired',
    },
    build: (name, today) => expired(createMarket(name, today, USUAL)),
  },
  'slow-bank': {
    summary: {
      tr: 'Olağan bir gün, ama banka ödemeleri yavaş yanıtlıyor',
      en: 'An ordinary day, but the bank answers payments slowly',
    },
    build: (name, today) => ({ ...createMarket(name, today, USUAL), bank: 'slow' }),
  },
  'large-fleet': {
    summary: {
      tr: 'Olağan bir gün; Nermin Alkım’ın kırk teknesi var',
      en: 'An ordinary day; Nermin Alkım has forty boats',
    },
    build: (name, today) => createMarket(name, today, LARGE_FLEET),
  },
  'many-bookings': {
    summary: {
      tr: 'Nermin Alkım’ın kırk teknesinde beş binden fazla rezervasyon',
      en: 'More than five thousand bookings on the forty boats of Nermin Alkım',
    },
    build: (name, today) => createMarket(name, today, MANY_BOOKINGS),
  },
  'many-people': {
    summary: {
      tr: 'On binden fazla kullanıcı; yöneticileri bekleyen yüzlerce başvuru ve mesaj',
      en: 'More than ten thousand users; hundreds of applications and messages wait for administrators',
    },
    build: (name, today) => createMarket(name, today, MANY_PEOPLE),
  },
  'ten-thousand': {
    summary: {
      tr: 'Yöneticilerin baktığı her listede en az on bin kayıt',
      en: 'At least ten thousand records in every list that administrators look through',
    },
    build: (name, today) => tenThousand(name, today, TEN_THOUSAND),
  },
};

/** What a session can start from. */
export const scenarios: Scenario[] = Object.entries(definitions).map(([name, { summary }]) => ({
  name,
  summary,
}));

/** The world of a scenario around a calendar day. Throws for a name that is none of the scenarios. */
export function buildWorld(name: string, today: string): World {
  const definition = definitions[name];
  if (!definition) {
    throw new Error(
      `There is no scenario named ${name}; there are ${Object.keys(definitions).join(', ')}.`,
    );
  }
  return definition.build(name, today);
}
