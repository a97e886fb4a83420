import { expect, test } from 'vitest';
import { CONTRACT_FILES } from '../../../../openapi/files.ts';
import { loadContract } from '../../contract/contract.ts';
import { createKinds } from './kinds.ts';

const contract = loadContract(CONTRACT_FILES.bundle);
const kinds = createKinds(contract);

test.each([
  ['getBoat', 'id', 'boat'],
  ['getBoatStatistics', 'id', 'boat'],
  ['listBoatsByOwner', 'id', 'user'],
  ['listBoatCalendarDays', 'boatId', 'boat'],
  ['listBoatServices', 'id', 'boat'],
  ['getBoatService', 'id', 'boatService'],
  ['updatePayment', 'id', 'payment'],
  ['listCustomerBookings', 'id', 'user'],
  ['getReviewReply', 'id', 'reviewReply'],
  ['listReviewReplies', 'id', 'review'],
  ['listConversationMessages', 'id', 'conversation'],
  ['markNotificationRead', 'id', 'notification'],
  ['getCaptainDashboardById', 'id', 'user'],
  ['getBlogPost', 'slug', undefined],
])('the path of %s names by its %s: %s', (operationId, parameter, kind) => {
  expect(kinds.ofPath(contract.operation(operationId), parameter)).toBe(kind);
});

test.each([
  ['id', 'boat', 'boat'],
  ['boatId', 'booking', 'boat'],
  ['guideId', 'tour', 'user'],
  ['serviceId', 'booking', 'boatService'],
  ['imageIds', 'boatImage', 'boatImage'],
  ['imageIdsToRemove', 'boat', 'boatImage'],
  ['tourImageIdsToRemove', 'tour', 'tourImage'],
  ['name', 'boat', undefined],
])('the field %s of a %s names: %s', (field, own, kind) => {
  expect(kinds.ofField(field, own)).toBe(kind);
});

test.each([
  ['booking', 'status'],
  ['tourDate', 'availabilityStatus'],
  ['contactMessage', 'state'],
  ['message', 'readStatus'],
  ['boatImage', undefined],
])('the state of a %s stands in: %s', (kind, field) => {
  expect(kinds.stateField(kind)).toBe(field);
});

test.each([
  ['UserSummary', 'user'],
  ['UserReference', 'user'],
  ['ChangeAuthor', 'user'],
  ['ManagedBoat', 'boat'],
  ['UserNotification', 'notification'],
  ['RecentReview', 'review'],
  ['DisplayOrderChange', 'displayOrderChange'],
])('a %s is a record of the kind %s', (schema, kind) => {
  expect(kinds.ofSchema([schema])).toBe(kind);
});
