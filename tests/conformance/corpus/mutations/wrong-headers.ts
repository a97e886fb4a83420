import { recordsOf, at as valueAt } from '../../../../scripts/conformance/lib/json.ts';
import { answering } from '../change.ts';
import { jsonOf, withHeader } from '../message.ts';
import type { Mutation } from '../mutation.ts';

/** A header of a success that does not tell the truth. */
interface WrongHeader extends Omit<Mutation, 'change'> {
  answeredBy: string | readonly string[];
  /** In lower case. */
  header: string;
  /** What is told instead of `told`, which is empty where nothing was; undefined leaves the header out. */
  value(told: string, body: unknown): string | undefined;
}

const rows: WrongHeader[] = [
  {
    name: 'one version for ever',
    what: 'the ETag of an availability entry never changes',
    rule: 'precondition',
    at: ['updateAvailability', 'getAvailability'],
    run: ['updateAvailability'],
    answeredBy: ['getAvailability', 'updateAvailability'],
    header: 'etag',
    value: () => '"1"',
  },
  {
    name: 'no version',
    what: 'getBoat has no ETag',
    rule: 'response-header',
    at: ['getBoat'],
    answeredBy: 'getBoat',
    header: 'etag',
    value: () => undefined,
  },
  {
    name: 'a version without quotes',
    what: 'getTourDate writes its ETag without quotes',
    rule: 'response-header',
    at: ['getTourDate'],
    answeredBy: 'getTourDate',
    header: 'etag',
    value: (tag) => tag.replaceAll('"', ''),
  },
  {
    name: 'no Location',
    what: 'createBoatService does not say where the service is read',
    rule: 'response-header',
    at: ['createBoatService'],
    answeredBy: 'createBoatService',
    header: 'location',
    value: () => undefined,
  },
  {
    name: 'Location on another host',
    what: 'createBoat leads to the machine behind the gateway',
    rule: 'response-header',
    at: ['createBoat'],
    answeredBy: 'createBoat',
    header: 'location',
    value: (path) => `http://10.0.0.7:8080${path}`,
  },
  {
    name: 'Location of a list',
    what: 'createTour leads to all tours',
    rule: 'location',
    at: ['createTour', 'getTour'],
    run: ['createTour'],
    answeredBy: 'createTour',
    header: 'location',
    value: (path) => path.replace(/\/\d+$/u, ''),
  },
  {
    name: 'Location without the base path',
    what: 'createAvailability leads to an address outside the service',
    rule: 'location',
    at: ['createAvailability', 'getAvailability'],
    run: ['createAvailability'],
    answeredBy: 'createAvailability',
    header: 'location',
    value: (path) => path.replace(/^\/api/u, ''),
  },
  {
    name: 'Location of another record',
    what: 'sendMessage leads to the message before',
    rule: 'location',
    at: ['sendMessage', 'getMessage'],
    run: ['sendMessage'],
    answeredBy: 'sendMessage',
    header: 'location',
    value: (path) => path.replace(/\d+$/u, (id) => String(Number(id) - 1)),
  },
  {
    name: 'documents kept for a day',
    what: 'listBoatDocuments lets its answer be kept for a day',
    rule: 'response-header',
    at: ['listBoatDocuments'],
    answeredBy: 'listBoatDocuments',
    header: 'cache-control',
    value: () => 'public, max-age=86400',
  },
  {
    name: 'length not told',
    what: 'listTours does not say how many tours there are',
    rule: 'response-header',
    at: ['listTours'],
    answeredBy: 'listTours',
    header: 'x-total-count',
    value: () => undefined,
  },
  {
    name: 'length of what is left',
    what: 'listRecentReviews tells the number of reviews that it answers, and not that of all',
    rule: 'total-count',
    at: ['listRecentReviews'],
    answeredBy: 'listRecentReviews',
    header: 'x-total-count',
    value: (_, body) => String(recordsOf(body).length),
  },
  {
    name: 'length in words',
    what: 'listUsers writes its length as a range',
    rule: 'response-header',
    at: ['listUsers'],
    answeredBy: 'listUsers',
    header: 'x-total-count',
    value: (total) => `items 0-9/${total}`,
  },
  {
    name: 'weak version',
    what: 'getTour answers a weak ETag',
    rule: 'response-header',
    at: ['getTour'],
    answeredBy: 'getTour',
    header: 'etag',
    value: (tag) => `W/${tag}`,
  },
  {
    name: 'version of the name alone',
    what: 'the ETag of a tour follows its name and nothing else',
    rule: 'precondition',
    at: ['updateTour', 'getTour'],
    run: ['updateTour'],
    answeredBy: ['getTour', 'updateTour'],
    header: 'etag',
    value: (_, body) =>
      `"${Buffer.from(String(valueAt(body, 'name')))
        .toString('hex')
        .slice(0, 16)}"`,
  },
  {
    name: 'length with those that are hidden',
    what: 'listTours counts one tour more than it may show',
    rule: 'total-count',
    at: ['listTours'],
    answeredBy: 'listTours',
    header: 'x-total-count',
    value: (total) => String(Number(total) + 1),
  },
  {
    name: 'Location relative to nothing',
    what: 'createTour answers a Location without the first slash',
    rule: 'response-header',
    at: ['createTour'],
    answeredBy: 'createTour',
    header: 'location',
    value: (path) => path.replace(/^\//u, ''),
  },
  {
    name: 'Location of the parent',
    what: 'createBoatService leads to the boat',
    rule: 'location',
    at: ['createBoatService', 'getBoatService'],
    run: ['createBoatService'],
    answeredBy: 'createBoatService',
    header: 'location',
    value: (_, body) => `/api/boats/${valueAt(body, 'boatId')}`,
  },
  {
    name: 'language of a success not told',
    what: 'markAllNotificationsRead does not name the language of its message',
    rule: 'response-header',
    at: ['markAllNotificationsRead'],
    answeredBy: 'markAllNotificationsRead',
    header: 'content-language',
    value: () => undefined,
  },
];

/** Successes whose headers do not tell the truth. */
export const wrongHeaders: Mutation[] = rows.map(({ answeredBy, header, value, ...mutation }) => ({
  ...mutation,
  change: answering(answeredBy, (answered) =>
    withHeader(answered, header, value(answered.headers[header] ?? '', jsonOf(answered))),
  ),
}));
