import type { Random } from '../../lib/random.ts';
import type { TourDateRecord } from '../../store/records.ts';
import { type Calendar, clock } from '../calendar.ts';
import { placeOf } from '../places.ts';
import type { TourLine } from './line.ts';

/** How many dates a tour has behind it and before it, and how far they reach in days. */
const PAST = { fewest: 4, most: 7, days: 350 };
const COMING = { fewest: 4, most: 7, days: 250 };
/** Coming dates that fall within the next weeks, whatever the season. */
const SOON = { count: 2, days: 35 };

const WEEKENDS = [0, 6];

/** What is told of the length of a tour, as guides write it. */
function lengthText(hours: number, minutes: number): string {
  return minutes === 0 ? `${hours} Saat` : `${hours} Saat ${minutes} Dakika`;
}

/** Days for a tour, the earliest first: more in season, mostly at weekends, never two on one day. */
function daysOf(line: TourLine, calendar: Calendar, random: Random): number[] {
  const { season } = placeOf(line.place);
  const chosen = new Set<number>();
  const choose = (first: number, last: number, count: number, anyMonth = false) => {
    for (let tries = 0, left = count; tries < 400 && left > 0; tries += 1) {
      const offset = random.int(first, last);
      const isWeekend = WEEKENDS.includes(calendar.weekday(offset));
      const likely = anyMonth ? 1 : (season[calendar.month(offset) - 1] ?? 1) / 26;
      if (chosen.has(offset) || !random.chance(likely * (isWeekend ? 1 : 0.35))) continue;
      chosen.add(offset);
      left -= 1;
    }
  };
  choose(-PAST.days, -3, random.int(PAST.fewest, PAST.most));
  choose(2, SOON.days, SOON.count, true);
  choose(SOON.days + 1, COMING.days, random.int(COMING.fewest, COMING.most) - SOON.count);
  return [...chosen].sort((a, b) => a - b);
}

/** Of a tour in several languages every third date is in one of them alone, each in its turn. */
function languageOf({ languages = [] }: TourLine, index: number): TourDateRecord['language'] {
  if (languages.length < 2 || index % 3 !== 1) return null;
  return languages[((index - 1) / 3) % languages.length] ?? null;
}

/** The dates of a tour without ids; now and then one was called off. */
export function datesOf(
  tourId: number,
  line: TourLine,
  calendar: Calendar,
  random: Random,
): Omit<TourDateRecord, 'id'>[] {
  const minutes = line.hours * 60 + (line.minutes ?? 0);
  const start = Number(line.starts.slice(0, 2)) * 60 + Number(line.starts.slice(3));
  return daysOf(line, calendar, random).map((offset, index) => ({
    tourId,
    startDate: calendar.at(offset, line.starts),
    endDate: calendar.at(offset, clock(start + minutes)),
    durationText: lengthText(line.hours, line.minutes ?? 0),
    durationMinutes: minutes,
    availabilityStatus: random.chance(0.05) ? 'CANCELLED' : 'AVAILABLE',
    maxGuests: line.capacity - (random.chance(0.15) ? random.int(1, 2) : 0),
    language: languageOf(line, index),
  }));
}
