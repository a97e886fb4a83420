import { describe, expect, it } from 'vitest';
import { addDays } from '../calendar/day.ts';
import { ratingTrend, recentTrend, reviewSummary } from './rating-figures.ts';

const TODAY = '2026-06-15'; // a Monday
const review = (day: string, rating: number) => ({ rating, createdAt: `${day}T12:00:00Z` });
const ago = (days: number, rating: number) => review(addDays(TODAY, -days), rating);

describe('the trend of the last 90 days', () => {
  it.each([
    ['increasing', [ago(0, 5), ago(89, 5), ago(90, 4), ago(179, 4)]],
    ['decreasing', [ago(1, 3), ago(100, 4)]],
    ['stable', [ago(1, 4)]],
    ['stable', [ago(0, 4), ago(89, 5)]],
    ['stable', [ago(1, 4), ago(180, 1)]],
    ['stable', []],
  ] as const)('is %s', (trend, reviews) => {
    expect(recentTrend(reviews, TODAY)).toBe(trend);
  });

  it('is stable below a tenth of a star and moves from there on', () => {
    const tenth = [...Array.from({ length: 9 }, () => ago(1, 4)), ago(1, 5), ago(100, 4)];
    expect(recentTrend(tenth, TODAY)).toBe('increasing');
    expect(recentTrend([...tenth, ago(1, 4)], TODAY)).toBe('stable');
  });
});

it('counts the previous calendar month by days in Istanbul', () => {
  const lastMinuteOfApril = { rating: 5, createdAt: '2026-04-30T20:59:00Z' };
  const firstMinuteOfMay = { rating: 4, createdAt: '2026-04-30T21:00:00Z' };
  const june = review('2026-06-01', 4);
  expect(reviewSummary([lastMinuteOfApril, firstMinuteOfMay, june], TODAY)).toMatchObject({
    totalReviews: 3,
    averageRating: 4.3,
    ratingDistribution: { 1: 0, 2: 0, 3: 0, 4: 2, 5: 1 },
    previousMonthCount: 1,
  });
});

it('says nothing of what nobody has reviewed', () => {
  expect(reviewSummary([], TODAY)).toMatchObject({ averageRating: null, previousMonthCount: 0 });
  expect(ratingTrend([], 'monthly')).toEqual([]);
});

describe('a trend by period', () => {
  const reviews = [
    review('2026-06-15', 5),
    review('2026-06-14', 4), // the Sunday before
    review('2026-06-08', 2),
    review('2025-12-31', 1),
  ];

  it.each([
    ['daily', ['2025-12-31', '2026-06-08', '2026-06-14', '2026-06-15']],
    ['weekly', ['2025-12-29', '2026-06-08', '2026-06-15']],
    ['monthly', ['2025-12-01', '2026-06-01']],
    ['yearly', ['2025-01-01', '2026-01-01']],
  ] as const)('%s begins on the first day of each, the oldest first', (period, days) => {
    expect(ratingTrend(reviews, period).map(({ date }) => date)).toEqual(days);
  });

  it('has the mean and the number of each', () => {
    expect(ratingTrend(reviews, 'monthly')[1]).toEqual({
      date: '2026-06-01',
      rating: 3.7,
      count: 3,
    });
  });
});
