import { expect, test } from 'vitest';
import { CONTRACT_FILES } from '../../../../../openapi/files.ts';
import { loadContract } from '../../../contract/contract.ts';
import { createKinds } from '../../model/kinds.ts';
import { ownFirst } from '../in-turns.ts';
import { RANKS } from './cases/case.ts';
import { planOf } from './plan.ts';

const contract = loadContract(CONTRACT_FILES.bundle);
const kinds = createKinds(contract);
const plan = (only: string, seed = 1) => planOf(contract, kinds, (id) => id === only, seed);
const names = (only: string, seed?: number) => plan(only, seed).map((one) => one.case.name);

test('each example of the contract comes before what is changed of it', () => {
  const first = names('createBooking').slice(0, 3).sort();
  expect(first).toEqual(['example:1', 'example:2', 'example:3']);
});

test('another seed has the same cases in another order', () => {
  expect(names('updateBoat', 2)).not.toEqual(names('updateBoat', 1));
  expect(names('updateBoat', 2).sort()).toEqual(names('updateBoat', 1).sort());
});

test('no two cases of an operation have the same name, which plays one again', () => {
  const all = planOf(contract, kinds, () => true, 1);
  const replays = all.map(({ operation, case: { name } }) => `${operation.id}:${name}`);
  expect(new Set(replays).size).toBe(replays.length);
});

test('the service’s own content is never written', () => {
  expect(plan('updateBlogPost')).toEqual([]);
});

test.each([
  ['updateBoat', 'without:hourlyPrice'],
  ['updateBoat', 'null:shortDescription'],
  ['updateBoat', 'foreign:body.imageIdsToRemove.0'],
  ['createBooking', 'days-onto-last:1'],
  ['updateBooking', 'state:booking:CONFIRMED'],
  ['setBoatStatus', 'after:deleteBoatDocument'],
  ['addBoatFeatures', 'bulk-doubled-last:features'],
  ['deleteTour', 'by:otherOwner'],
  ['updateAvailability', 'kept:isInstantConfirmation'],
  ['processBookingPayment', 'then:type:FULL'],
  ['createAvailabilityPeriod', 'instead:tourId'],
  ['createBooking', 'over:tourDate.freeSeats:passengerCount:3'],
  ['createBooking', 'hours-after'],
  ['replyToReview', 'until-full'],
  ['uploadTourImage', 'until-full'],
  ['createBooking', 'expected-less:expectedTotalPrice:1'],
  ['createBooking', 'after-on-last:updateAvailabilityPeriod'],
  ['createBooking', 'state:tour:INACTIVE:3'],
  ['createTourDate', 'instants-after'],
  ['setTourStatus', 'query-twice:status:CANCELLED'],
  ['createBoat', 'year-1:buildYear'],
  ['createBoatServices', 'full:services'],
  ['addBoatFeatures', 'bulk-respelt-0-first:features'],
  ['updateAccount', 'uploaded-by-another:profileImage:uploadPicture'],
  ['uploadPicture', 'while-shown:updateAccount:profileImage'],
  ['setBoatImageDisplayOrders', 'some-after-reversed:imageIds'],
  ['addTourDates', 'chain:dates'],
  ['deleteToursByGuide', 'booked-newest'],
  ['sendMessage', 'state:booking:CANCELLED:without:bookingId'],
  ['updateProfessionalInfo', 'kept-all'],
  ['updateBoatDocument', 'changed:expiryDate'],
  ['deleteCaptainPhoto', 'after:uploadCaptainPhoto'],
  ['updateBoat', 'as-it-is'],
  ['updateBoatService', 'only-changed:price'],
  ['deleteAccount', 'with-all'],
  ['deleteAccount', 'with:captainApplication:REJECTED:again'],
  ['updateBooking', 'little-after:createPayment:services'],
  ['updateTourDate', 'changed:startDate'],
  ['cancelBooking', 'soon:flexible:24-:customer'],
  ['setBookingStatus', 'soon:strict:48+:owner'],
])('%s is sent as %s', (operationId, name) => {
  expect(names(operationId)).toContain(name);
});

test('searches change nothing, and are left to the readings', () => {
  expect(plan('searchBoatsPage')).toEqual([]);
});

test.each([
  ['deleteToursByGuide', 'tour'],
  ['deleteCustomerBookings', 'booking'],
  ['setUserRole', 'person'],
])('what %s is about stands in a scene of a %s', (operationId, root) => {
  expect(plan(operationId)[0]?.root).toBe(root);
});

test('one case of each kind comes before a second one', () => {
  const kinds = plan('updateBoat')
    .filter((one) => one.case.rank === RANKS.telling)
    .map(({ case: { name } }) => name.split(':')[0]);
  expect(new Set(kinds.slice(0, new Set(kinds).size)).size).toBe(new Set(kinds).size);
});

test('a booking of a tour is about the tour', () => {
  const found = plan('createBooking').find((one) => one.case.name === 'example:3');
  expect(found).toMatchObject({ target: 'tour', root: 'tour' });
});

test('each of several machines begins with its own share of the cases', () => {
  const all = names('updateBoat');
  const shares = [1, 2].map((index) => ownFirst(all, (name) => name, { index, total: 2 }));
  const [first = [], second = []] = shares.map((share) => share.slice(0, all.length / 3));
  expect(first.filter((name) => second.includes(name))).toEqual([]);
  expect(shares[0]?.toSorted()).toEqual(all.toSorted());
});
