import { expect, it } from 'vitest';
import { newTour } from '../values/tour-values.ts';
import { completeSteps } from './complete-steps.ts';

const date = {
  key: -1,
  id: null,
  startDate: '2026-07-01T06:00:00Z',
  endDate: null,
  durationMinutes: 120,
  availabilityStatus: 'AVAILABLE',
  maxGuests: 10,
  language: null,
} as const;

it('counts no step of an empty form', () => {
  expect(completeSteps(newTour(), [])).toEqual([]);
});

it('counts a step that says what guests need, and none with something wrong', () => {
  const values = {
    ...newTour(),
    cancellationPolicy: 'flexible',
    location: 'Göcek',
    latitude: 36.7,
    longitude: 28.9,
    highlights: ['Gün batımı'],
    fullDescription: 'Koylar.',
    dates: [date],
  } as const;
  const form = { ...values, highlights: [...values.highlights], dates: [...values.dates] };
  expect(completeSteps(form, ['photos'])).toEqual(['terms', 'route', 'descriptions', 'photos']);
  expect(completeSteps({ ...form, price: 500 }, [])).toContain('dates');
  expect(completeSteps({ ...form, location: '' }, [])).not.toContain('route');
});
