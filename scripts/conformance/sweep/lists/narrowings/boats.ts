import { atLeast, atMost, byFolding, equals, type Filter, samePlace } from '../filters.ts';
import type { Narrowing } from './narrowing.ts';

const boatFilters: Filter[] = [
  byFolding('body.name', ['name']),
  samePlace('body.location'),
  // Cards do not tell what a boat is let for: no boat is for this.
  { place: 'body.occasion', values: () => ['Ay yolculuğu'], test: () => false },
  atLeast('body.minCapacity', 'capacity'),
  equals('body.type', 'type'),
  equals('body.captainIncluded', 'captainIncluded'),
  equals('body.isInstantConfirmation', 'isInstantConfirmation'),
  atLeast('body.minCabins', 'cabins'),
  atLeast('body.minRating', 'rating'),
  atLeast('body.minPrice', 'fromPrice'),
  atMost('body.maxPrice', 'fromPrice'),
];

/** Lists of boats and of their services. */
export const BOATS: Narrowing[] = [
  {
    operationId: 'searchBoatsByText',
    whole: 'listBoats',
    filters: [byFolding('query.query', ['name', 'brandModel', 'location'])],
  },
  { operationId: 'searchBoats', whole: 'listBoats', filters: boatFilters },
  { operationId: 'searchBoatsPage', whole: 'listBoats', filters: boatFilters },
  {
    operationId: 'listBoatsByCaptain',
    whole: 'listBoats',
    filters: [equals('path.id', 'ownerId')],
  },
  {
    operationId: 'listBoatServicesByBoatAndType',
    whole: 'listBoatServices',
    filters: [equals('path.type', 'serviceType')],
  },
  {
    operationId: 'listBoatServicesByType',
    whole: 'listBoatServices',
    partial: true,
    filters: [equals('path.type', 'serviceType')],
  },
  {
    operationId: 'searchBoatServices',
    whole: 'listBoatServices',
    filters: [byFolding('query.name', ['name'])],
  },
];
