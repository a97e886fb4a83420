import type { Operation } from '../../contract/contract.ts';
import type { Scalar } from '../request.ts';
import type { World } from '../world/world.ts';

type Source = (world: World) => Promise<Scalar>;

const ownerId: Source = async ({ run }) => run.session('BOAT_OWNER').userId;
const customerId: Source = async ({ run }) => run.session('CUSTOMER').userId;
const boatId: Source = async (world) => (await world.boat()).id;
const tourId: Source = async (world) => (await world.tour()).id;

/** Which record the id in a path names; the first pattern that fits counts. */
const SOURCES: readonly [RegExp, Source][] = [
  [/^\/v1\/accounts\/\{id\}/, async ({ run }) => run.session('CUSTOMER').accountId],
  [/^\/availabilities\/(boat)\/\{/, boatId],
  [/^\/availabilities\/tour\/\{/, tourId],
  [/^\/availabilities\/owner\/\{/, ownerId],
  [/^\/availabilities\//, (world) => world.newAvailabilityId()],
  [/^\/boat-documents\/\{id\}/, (world) => world.boatDocumentId()],
  [/^\/boat-services\/\{id\}/, async (world) => (await world.boat()).food.id],
  [/^\/boat-services\/.*\{id\}/, boatId],
  [/^\/boats\/(owner|captain)\/\{id\}/, ownerId],
  [/^\/boats\/.*\{id\}/, boatId],
  [/^\/bookings\/(owner)\/\{id\}/, ownerId],
  [/^\/bookings\/customer\/\{id\}/, customerId],
  [/^\/bookings\/boat\/\{id\}/, boatId],
  [/^\/bookings\/tour\/\{id\}/, tourId],
  [/^\/bookings\/payments\/\{id\}/, (world) => world.newPaymentId()],
  [/^\/bookings\//, (world) => world.bookingId()],
  [/^\/admin\/reviews\/\{id\}/, (world) => world.publicReviewId()],
  [/^\/contact-messages\//, (world) => world.newContactMessageId()],
  [/^\/captain-applications\/\{id\}/, async (world) => (await world.application()).id],
  [/^\/captain\/dashboard\//, ownerId],
  [/^\/captain\/profile\//, ownerId],
  [
    /^\/messages\/conversation\/\{id\}/,
    async (world) => (await world.messageBody()).conversationId,
  ],
  [/^\/messages\/\{id\}/, (world) => world.messageId()],
  [/^\/messages\//, customerId],
  [/^\/notifications\/user\//, customerId],
  [/^\/(documents|publish-checklists)\/owner\/\{id\}/, ownerId],
  [/^\/publish-checklists\/boat\//, boatId],
  [/^\/publish-checklists\/tour\//, tourId],
  [/^\/reviews\/owner\/\{id\}/, ownerId],
  [/^\/reviews\/boat\/\{id\}/, (world) => world.reviewedBoatId()],
  [/^\/reviews\/tour\/\{id\}/, (world) => world.reviewedTourId()],
  [/^\/reviews\/replies\/user\/\{id\}/, customerId],
  [/^\/reviews\/replies\/\{id\}/, (world) => world.replyId()],
  [/^\/reviews\/customer\/\{id\}/, customerId],
  [/^\/reviews\/booking\/\{id\}/, (world) => world.bookingId()],
  [/^\/reviews\/\{id\}/, (world) => world.publicReviewId()],
  [/^\/tour-dates\/tour\/\{id\}/, tourId],
  [/^\/tour-dates\//, async (world) => (await world.tour()).dateId],
  [/^\/tour-documents\//, (world) => world.tourDocumentId()],
  [/^\/tour-images\/tour\/\{id\}/, tourId],
  [/^\/tour-images\//, async (world) => (await world.tour()).imageId],
  [/^\/tours\/guide\/\{id\}/, ownerId],
  [/^\/tours\//, tourId],
  [/^\/destinations\//, (world) => world.destinationSlug()],
  [/^\/blog-posts\//, (world) => world.blogPostSlug()],
  [/^\/uploads\//, (world) => world.uploadName()],
  [/^\/users\/\{id\}\/boats/, ownerId],
  [/^\/(users|auth\/admin\/users)\//, customerId],
];

/** A live value for a path parameter; undefined when the contract's own example serves. */
export function pathValue(operation: Operation, name: string): Source | undefined {
  if (!/id$|^id$|Id$|slug|^name$/.test(name)) return undefined;
  return SOURCES.find(([pattern]) => pattern.test(operation.path))?.[1];
}
