import { randomOf } from '../../lib/random.ts';
import type { Schemas } from '../../store/records.ts';
import { fromPlace, inPlace, toPlace } from '../text/suffix.ts';
import type { Build, Model } from './models.ts';
import type { BoatFacts } from './texts.ts';

type Inclusions = Schemas['BoatInclusions'];
type Stop = Schemas['DayPlanStop'];

/** Builds whose engines drink so much that fuel is paid besides. */
const THIRSTY: readonly Build[] = ['motoryacht', 'speedboat'];
/** Builds with a galley and hands to serve. */
const SERVED: readonly Build[] = ['gulet', 'motoryacht', 'saloon'];

/** What the price of a boat covers; the boats of a kind differ a little. */
export function inclusionsOf(id: number, { build, crew }: Model): Inclusions {
  const random = randomOf(`inclusions of boat ${id}`);
  const perhaps = (probability: number) =>
    random.chance(probability) ? ('INCLUDED' as const) : ('EXTRA' as const);
  return {
    fuel: crew === 0 || THIRSTY.includes(build) ? 'EXTRA' : 'INCLUDED',
    food: 'EXTRA',
    drinks: perhaps(SERVED.includes(build) ? 0.7 : 0.2),
    towels: perhaps(build === 'gulet' || build === 'catamaran' ? 0.8 : 0.3),
    cleaning: perhaps(crew === 0 ? 0.2 : 0.9),
    harbourFees: random.chance(0.5) ? null : 'EXTRA',
  };
}

const stops = (...lines: [time: string, text: string][]): Stop[] =>
  lines.map(([time, text]) => ({ time, text }));

const DAYS: ((facts: BoatFacts) => Stop[])[] = [
  ({ mooring, bays: [first, second, third] }) =>
    stops(
      ['09:30', `${fromPlace(mooring)} kalkış, güvertede çay`],
      ['11:00', `${first}: ilk yüzme molası`],
      ['13:00', `${second} önünde öğle yemeği`],
      ['15:30', `${third}: şnorkel ve serbest zaman`],
      ['18:00', `${toPlace(mooring)} dönüş`],
    ),
  ({ mooring, bays: [first, second, third] }) =>
    stops(
      ['10:00', `${inPlace(mooring)} karşılama ve kalkış`],
      ['11:30', `${first}: sakin suda yüzme`],
      ['13:30', `${inPlace(second ?? mooring)} öğle molası`],
      ['16:00', `${third}: çay ve meyve`],
      ['18:30', `Gün batımına doğru ${toPlace(mooring)} dönüş`],
    ),
];

const EVENING = ({ mooring, bays: [first, second] }: BoatFacts) =>
  stops(
    ['17:30', `${inPlace(mooring)} karşılama`],
    ['18:00', `${first} önünden geçiş`],
    ['19:30', `${second} açıklarında gün batımı`],
    ['20:30', 'Işıklar yanarken akşam sofrası'],
    ['22:00', `${toPlace(mooring)} dönüş`],
  );

const HALF_DAY = ({ mooring, bays: [first, second] }: BoatFacts) =>
  stops(
    ['09:00', `${fromPlace(mooring)} kalkış`],
    ['09:45', `${first}: kalabalıktan önce yüzme`],
    ['11:30', `${second}: su sporları`],
    ['13:30', `${toPlace(mooring)} dönüş`],
  );

/** How a usual day goes; empty for a boat without a captain, whose guests plan their own. */
export function dayPlanOf(id: number, facts: BoatFacts): Stop[] {
  const { build, crew } = facts.model;
  if (crew === 0) return [];
  if (build === 'saloon') return EVENING(facts);
  if (build === 'speedboat') return HALF_DAY(facts);
  return randomOf(`day on boat ${id}`).pick(DAYS)(facts);
}
