import { expect, it } from 'vitest';
import { type CalendarContents, readCalendar } from './read-calendar.ts';

const range = { first: '2026-06-12', last: '2027-07-16' };

function calendar(...lines: string[]): string {
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:test', ...lines, 'END:VCALENDAR', ''].join(
    '\r\n',
  );
}
const event = (...lines: string[]) => [
  'BEGIN:VEVENT',
  'UID:one',
  'DTSTAMP:20260101T000000Z',
  ...lines,
  'END:VEVENT',
];

function read(text: string): CalendarContents {
  const reading = readCalendar(text, range);
  if ('problem' in reading) throw new Error(reading.problem);
  return reading.contents;
}
const busy = (text: string) => read(text).busy.map(({ first, last }) => `${first} ${last}`);
const busyOf = (...lines: string[]) => busy(calendar(...event(...lines)));

it('takes the end of whole days as the first day that is free', () => {
  expect(busyOf('DTSTART;VALUE=DATE:20260701', 'DTEND;VALUE=DATE:20260704')).toEqual([
    '2026-07-01 2026-07-03',
  ]);
  expect(busyOf('DTSTART;VALUE=DATE:20260701', 'DTEND;VALUE=DATE:20260701')).toEqual([
    '2026-07-01 2026-07-01',
  ]);
});

it('takes an event without an end as a day or a moment, and one with a length by that', () => {
  expect(busyOf('DTSTART;VALUE=DATE:20260701')).toEqual(['2026-07-01 2026-07-01']);
  expect(busyOf('DTSTART:20260701T090000Z')).toEqual(['2026-07-01 2026-07-01']);
  expect(busyOf('DTSTART;VALUE=DATE:20260701', 'DURATION:P2D')).toEqual(['2026-07-01 2026-07-02']);
});

it('counts days in Istanbul, whatever the zone of the file', () => {
  // 22:30 in London is 00:30 of the next day in Istanbul.
  expect(busyOf('DTSTART;TZID=Europe/London:20260701T223000', 'DURATION:PT1H')).toEqual([
    '2026-07-02 2026-07-02',
  ]);
  expect(busyOf('DTSTART:20260701T210000Z', 'DTEND:20260702T210000Z')).toEqual([
    '2026-07-02 2026-07-02',
  ]);
  // Without a zone, and with one that nobody knows, it is the time of the boat.
  expect(busyOf('DTSTART:20260701T233000', 'DTEND:20260702T000000')).toEqual([
    '2026-07-01 2026-07-01',
  ]);
  expect(busyOf('DTSTART;TZID=Our Office:20260701T233000', 'DURATION:PT15M')).toEqual([
    '2026-07-01 2026-07-01',
  ]);
});

it('follows the change of the clocks, as the file defines it or as its zone is known for', () => {
  // 23:30 in Berlin is the next day in Istanbul in winter, two hours ahead, and in summer, one hour.
  const weekly = [
    'DTSTART;TZID=Europe/Berlin:20261019T223000',
    'DURATION:PT20M',
    'RRULE:FREQ=WEEKLY;COUNT=2',
  ];
  // In summer 22:30 is 23:30 here, in winter 00:30.
  expect(busyOf(...weekly)).toEqual(['2026-10-19 2026-10-19', '2026-10-27 2026-10-27']);
  const zone = [
    ...['BEGIN:VTIMEZONE', 'TZID:Own', 'BEGIN:DAYLIGHT', 'DTSTART:19810329T020000'],
    ...['TZOFFSETFROM:+0100', 'TZOFFSETTO:+0200', 'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU'],
    ...['END:DAYLIGHT', 'BEGIN:STANDARD', 'DTSTART:19961027T030000', 'TZOFFSETFROM:+0200'],
    ...['TZOFFSETTO:+0100', 'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU', 'END:STANDARD'],
    'END:VTIMEZONE',
  ];
  const own = weekly.map((line) => line.replace('Europe/Berlin', 'Own'));
  expect(busy(calendar(...zone, ...event(...own)))).toEqual([
    '2026-10-19 2026-10-19',
    '2026-10-27 2026-10-27',
  ]);
});

it('repeats an event on the days that were asked for, with its exceptions', () => {
  expect(
    busyOf(
      'DTSTART;VALUE=DATE:20260501',
      'RRULE:FREQ=MONTHLY;COUNT=4',
      'EXDATE;VALUE=DATE:20260701',
    ),
  ).toEqual(['2026-08-01 2026-08-01']);
  const moved = [
    ...event('DTSTART;VALUE=DATE:20260701', 'RRULE:FREQ=WEEKLY;COUNT=3'),
    ...event('RECURRENCE-ID;VALUE=DATE:20260708', 'DTSTART;VALUE=DATE:20260709'),
    ...event(
      'RECURRENCE-ID;VALUE=DATE:20260715',
      'DTSTART;VALUE=DATE:20260715',
      'STATUS:CANCELLED',
    ),
  ];
  expect(busy(calendar(...moved))).toEqual(['2026-07-01 2026-07-01', '2026-07-09 2026-07-09']);
});

it('ends with the days that were asked for, however long an event goes on', () => {
  expect(busyOf('DTSTART;VALUE=DATE:20000101', 'RRULE:FREQ=DAILY')).toHaveLength(400);
  expect(busyOf('DTSTART:19700101T000000Z', 'RRULE:FREQ=SECONDLY')).toEqual([]);
  expect(busyOf('DTSTART;VALUE=DATE:20200101', 'DTEND;VALUE=DATE:20300101')).toEqual([
    '2026-06-12 2027-07-16',
  ]);
});

it('leaves out what was called off, what is free time, and what lies elsewhere', () => {
  const text = calendar(
    ...event('DTSTART;VALUE=DATE:20260701', 'STATUS:CANCELLED'),
    ...event('DTSTART;VALUE=DATE:20260702', 'TRANSP:TRANSPARENT'),
    ...event('DTSTART;VALUE=DATE:20250702'),
    ...event('SUMMARY:No start'),
    ...event('DTSTART;VALUE=DATE:20260703'),
  );
  expect(read(text)).toEqual({
    busy: [{ uid: 'one', first: '2026-07-03', last: '2026-07-03' }],
    cancelled: 1,
    free: 1,
    unreadable: 1,
    outside: 1,
  });
});

it('reads a file with a byte order mark, folded lines, bare line ends and words of any script', () => {
  const text = calendar(
    ...event(
      'SUMMARY:Yıllık bakım\\, çok uzun bir açıklama ile satırı aşan bir baş',
      ' lık: Çeşme’den Göcek’e',
      'DTSTART;VALUE=DA',
      ' TE:20260701',
    ),
  );
  expect(busy(`\uFEFF${text}`)).toEqual(['2026-07-01 2026-07-01']);
  expect(busy(text.replaceAll('\r\n', '\n'))).toEqual(['2026-07-01 2026-07-01']);
  expect(busy(text + text)).toHaveLength(2);
});

it('says what is wrong with a file that cannot be read', () => {
  const problem = (text: string) => {
    const reading = readCalendar(text, range);
    return 'problem' in reading ? reading.problem : undefined;
  };
  expect(problem('')).toBe('not-a-calendar');
  expect(problem('%PDF-1.7 BEGIN:VCALENDAR')).toBe('not-a-calendar');
  expect(problem('<html>BEGIN:VCALENDAR</html>')).toBe('not-a-calendar');
  expect(problem(calendar())).toBe('empty');
  expect(problem(calendar('Not a line of a calendar'))).toBe('broken');
  expect(problem(calendar(...event('DTSTART;VALUE=DATE:20260701')).slice(0, 120))).toBe('broken');
});

it('reads five megabytes', () => {
  const one = event(`DESCRIPTION:${'x'.repeat(60)}`, 'DTSTART;VALUE=DATE:20260701').join('\r\n');
  const count = Math.floor((5 * 1024 * 1024) / one.length);
  expect(busy(calendar(...Array.from({ length: count }, () => one)))).toHaveLength(count);
});
