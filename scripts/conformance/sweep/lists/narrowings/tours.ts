import { dayOf } from '../../../lib/calendar.ts';
import { textAt } from '../../../lib/json.ts';
import { atLeast, atMost, byCase, equals, samePlace, unique } from '../filters.ts';
import type { Narrowing } from './narrowing.ts';

/** Lists of tours and of their dates. */
export const TOURS: Narrowing[] = [
  {
    operationId: 'searchToursByName',
    whole: 'listTours',
    filters: [byCase('query.name', ['name'])],
  },
  {
    operationId: 'searchToursByType',
    whole: 'listTours',
    filters: [equals('query.type', 'tourType')],
  },
  {
    operationId: 'searchToursByLocation',
    whole: 'listTours',
    filters: [samePlace('query.location')],
  },
  {
    operationId: 'searchToursByPriceRange',
    whole: 'listTours',
    filters: [atLeast('query.minPrice', 'price'), atMost('query.maxPrice', 'price')],
  },
  {
    operationId: 'searchToursByCapacity',
    whole: 'listTours',
    filters: [atLeast('query.minCapacity', 'capacity')],
  },
  {
    operationId: 'listTourDatesByStatus',
    whole: 'listTourDates',
    filters: [equals('query.status', 'availabilityStatus')],
  },
  {
    operationId: 'searchTourDatesByStartDate',
    whole: 'listTourDates',
    filters: [
      {
        place: 'query.startDate',
        values: (records) =>
          unique(
            records.slice(-2).map((record) => dayOf(textAt(record, 'startDate') ?? '1970-01-01')),
          ),
        test: (record, value) => dayOf(textAt(record, 'startDate') ?? '1970-01-01') === value,
      },
    ],
  },
  {
    operationId: 'listTourDatesByTourAndStatus',
    whole: 'listTourDatesByTour',
    filters: [equals('query.status', 'availabilityStatus')],
  },
];
