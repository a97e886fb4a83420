import { expect, it } from 'vitest';
import { mixed } from './mixed.ts';

const mix = (offers: readonly string[]) => mixed(offers, (offer) => [...offer].slice(0, 2));

it('takes turns where there is a choice, and keeps the first at the head', () => {
  expect(mix(['ax1', 'ax2', 'by1', 'ax3', 'by2'])).toEqual(['ax1', 'by1', 'ax2', 'by2', 'ax3']);
});

it('looks at the second where the first is the same for all', () => {
  expect(mix(['ax1', 'ax2', 'ay1', 'ay2'])).toEqual(['ax1', 'ay1', 'ax2', 'ay2']);
});

it('leaves an order alone in which neighbours differ, and one without a choice', () => {
  expect(mix(['ax', 'by', 'ax', 'by'])).toEqual(['ax', 'by', 'ax', 'by']);
  expect(mix(['ax', 'ax', 'ax'])).toEqual(['ax', 'ax', 'ax']);
  expect(mix([])).toEqual([]);
});

it('brings nobody forward from far behind', () => {
  const offers = [...Array.from({ length: 9 }, (_, index) => `ax${index}`), 'by'];
  expect(mix(offers).indexOf('by')).toBeGreaterThan(3);
});
