import { setupI18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { actText, plainName, wordsOf } from './act-words.ts';
import { partOf } from './part-words.ts';
import { stateText } from './state-text.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const of = (recordType: string, state: string, act = 'RECORD_CHANGED') =>
  // Kinds and acts that are new to the contract come as any text.
  stateText(i18n, 'tr', { act, recordType } as Parameters<typeof stateText>[2], state);

describe('what is new to the contract', () => {
  it('says itself', () => {
    expect(wordsOf(i18n, {}, 'BERTH_SWAPPED')).toBe('Berth swapped');
    expect(plainName('BERTH')).toBe('Berth');
    expect(of('BERTH', 'FLOATING')).toBe('FLOATING');
    expect(of('USER', 'HARBOUR_MASTER')).toBe('HARBOUR_MASTER');
  });

  it('is not taken for what every object has', () => {
    expect(wordsOf(i18n, {}, 'constructor')).toBe('Constructor');
    expect(of('constructor', 'name')).toBe('name');
    expect(of('USER', 'constructor')).toBe('constructor');
  });
});

it('writes amounts, ratings and numbers of records by the rules of the language', () => {
  expect(of('PAYMENT', 'DEPOSIT 4321.5')).toMatch(/, ₺4\.321,50$/);
  expect(of('BOAT', '4.5', 'RATING_SET')).toBe('4,5');
  expect(of('BOAT', '4.5')).toBe('4.5');
  expect(of('PAYMENT', 'DEPOSIT many')).toBe('DEPOSIT many');
});

it('says what part of its record an operation writes, save the record itself', () => {
  for (const operation of ['updateBoat', 'deleteTour', 'setBoatStatus', 'sinkBoat', 'flagReview'])
    expect(partOf(operation)).toBeUndefined();
  expect(partOf('uploadBoatImages')?.message).toBe('Pictures');
  expect(partOf('addTourDates')?.message).toBe('Dates');
  expect(partOf('deleteBoatBookings')?.message).toBe('Bookings');
  expect(partOf('updateDestination')).toBeUndefined();
});

it('says what was done by what it was done to', () => {
  const act = (recordType: string, name: string) =>
    actText(i18n, { act: name, recordType } as Parameters<typeof actText>[1]); // as above
  expect(act('DESTINATION', 'RECORD_CHANGED')).toBe('Texts of a place corrected');
  expect(act('BLOG_POST', 'RECORD_CHANGED')).toBe('Texts of a story corrected');
  expect(act('REVIEW', 'RECORD_CREATED')).toBe('Review answered');
  expect(act('BOAT', 'RECORD_CHANGED')).toBe('Changed on behalf of somebody');
  expect(act('BOAT', 'STATUS_CHANGED')).toBe('Publication changed');
  // Nobody stands behind it whom it could be done for.
  for (const recordType of ['DESTINATION', 'BLOG_POST', 'REVIEW', 'BERTH', 'constructor'])
    for (const name of ['RECORD_CREATED', 'RECORD_CHANGED', 'RECORD_DELETED'])
      expect(act(recordType, name)).not.toContain('on behalf');
  expect(act('BERTH', 'RECORD_CHANGED')).toBe('Record changed');
});
