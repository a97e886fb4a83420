import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  calendarDay,
  formatDate,
  formatDateRange,
  formatInstant,
  formatMoney,
  formatPercent,
  formatRating,
} from './format.ts';

describe('money', () => {
  it('is lira with ₺ in both languages', () => {
    expect(formatMoney('tr', 48500)).toBe('₺48.500');
    expect(formatMoney('en', 48500)).toBe('₺48,500');
    expect(formatMoney('tr', 0)).toBe('₺0');
  });

  it('shows kuruş only when there are any', () => {
    expect(formatMoney('tr', 1250.5)).toBe('₺1.250,50');
    expect(formatMoney('en', 0.07)).toBe('₺0.07');
    // Sums of lira as floating-point numbers leave dust far below one kuruş.
    expect(formatMoney('tr', 0.1 + 0.2 + 0.7)).toBe('₺1');
  });
});

describe('dates', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.parse('2026-06-12T09:00:00Z'), toFake: ['Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('writes a whole day as that day in every language', () => {
    expect(formatDate('tr', '2026-06-12')).toBe('12 Haziran 2026');
    expect(formatDate('en', '2026-06-12')).toBe('12 June 2026');
    expect(formatDate('tr', '2026-06-12', 'short')).toBe('12 Haz');
    expect(formatDate('tr', '2026-06-12', 'full')).toBe('12 Haziran 2026 Cuma');
  });

  it('places an instant in Istanbul, three hours ahead of UTC', () => {
    expect(formatDate('tr', '2026-06-11T22:30:00Z')).toBe('12 Haziran 2026');
    expect(formatInstant('tr', '2026-06-11T22:30:00Z')).toBe('12 Haziran 2026 01:30');
  });

  it('joins the two ends of a range', () => {
    expect(formatDateRange('tr', '2026-06-12', '2026-06-15')).toBe('12–15 Haziran 2026');
    expect(formatDateRange('tr', '2026-06-12', '2026-06-15', 'day')).toBe('12–15 Haziran');
    expect(formatDateRange('en', '2026-06-12', '2026-06-15', 'short')).toBe('12–15 Jun');
    expect(formatDateRange('en', '2026-12-30', '2027-01-02')).toMatch(/2026\s–\s2 January 2027$/);
    // Intl puts thin spaces around the dash.
    expect(formatDateRange('en', '2026-06-12', '2026-07-02')).toMatch(/^12 June\s–\s2 July 2026$/);
  });

  it('leaves the year out of a short date of this year alone', () => {
    expect(formatDate('tr', '2027-06-12', 'short')).toBe('12 Haz 2027');
    expect(formatDate('tr', '2027-06-12', 'yearless')).toBe('12 Haz');
    expect(formatDateRange('en', '2028-01-01', '2028-01-05', 'short')).toBe('1–5 Jan 2028');
    expect(formatDateRange('en', '2026-12-30', '2027-01-02', 'short')).toMatch(
      /^30 Dec 2026\s–\s2 Jan 2027$/,
    );
    // It is in Istanbul that the year begins.
    expect(formatDate('en', '2026-12-31T20:59:00Z', 'short')).toBe('31 Dec');
    expect(formatDate('en', '2026-12-31T21:00:00Z', 'short')).toBe('1 Jan 2027');
    vi.setSystemTime(Date.parse('2026-12-31T21:00:00Z'));
    expect(formatDate('en', '2027-06-12', 'short')).toBe('12 Jun');
  });

  it('refuses what is no date', () => {
    expect(() => formatDate('tr', 'tomorrow')).toThrow(RangeError);
  });

  it('knows the day in Istanbul just after midnight there', () => {
    expect(calendarDay(new Date('2026-06-11T21:00:00Z'))).toBe('2026-06-12');
    expect(calendarDay(new Date('2026-06-11T20:59:59Z'))).toBe('2026-06-11');
  });
});

it('writes a share in per cent, with a decimal where there is one', () => {
  expect(formatPercent('tr', 0.125)).toBe('%12,5');
  expect(formatPercent('en', 0.12345)).toBe('12.3%');
  expect(formatPercent('en', 1)).toBe('100%');
});

it('writes a rating with one decimal', () => {
  expect(formatRating('tr', 4.9)).toBe('4,9');
  expect(formatRating('en', 5)).toBe('5.0');
});
