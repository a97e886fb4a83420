import { expect, test } from 'vitest';
import { timeAgo } from './time-ago.ts';

const now = Date.parse('2026-11-20T09:00:00Z');

test.each([
  ['2026-11-20T08:59:40Z', 'şimdi', 'now'],
  ['2026-11-20T09:03:00Z', 'şimdi', 'now'],
  ['2026-11-20T08:58:30Z', '1 dakika önce', '1 minute ago'],
  ['2026-11-20T06:10:00Z', '2 saat önce', '2 hours ago'],
  ['2026-11-19T08:31:00Z', 'dün', 'yesterday'],
  ['2026-11-16T09:00:00Z', '4 gün önce', '4 days ago'],
  ['2026-11-02T10:24:10Z', '2 hafta önce', '2 weeks ago'],
  ['2026-08-01T09:00:00Z', '3 ay önce', '3 months ago'],
  ['2024-08-01T09:00:00Z', '2 yıl önce', '2 years ago'],
])('%s', (instant, turkish, english) => {
  expect(timeAgo('tr', instant, now)).toBe(turkish);
  expect(timeAgo('en', instant, now)).toBe(english);
});
