import { accountSecurity } from './account-security.ts';
import { accounts } from './accounts.ts';
import { administration } from './administration/index.ts';
import { audited } from './audit-trail/audited.ts';
import { auth } from './auth.ts';
import { availabilities } from './availabilities.ts';
import { availabilityBatches } from './availability-batches.ts';
import { boatAvailabilities } from './boat-availabilities.ts';
import { boatDocuments } from './boat-documents.ts';
import { boatFeatures } from './boat-features.ts';
import { boatImages } from './boat-images.ts';
import { boatSearch } from './boat-search.ts';
import { boatServices } from './boat-services.ts';
import { boats } from './boats.ts';
import { bookingLists } from './booking-lists.ts';
import { bookings } from './bookings.ts';
import { captainApplications } from './captain-applications.ts';
import { captainProfile } from './captain-profile.ts';
import { company } from './company.ts';
import { content } from './content.ts';
import { finance } from './finance.ts';
import type { Handlers } from './handler.ts';
import { health } from './health.ts';
import { messages } from './messages.ts';
import { notifications } from './notifications.ts';
import { ownerBookings } from './owner-bookings.ts';
import { ownerDocuments } from './owner-documents.ts';
import { ownerTimeline } from './owner-timeline.ts';
import { payments } from './payments.ts';
import { publishChecklists } from './publish-checklists.ts';
import { reviewReplies } from './review-replies.ts';
import { reviews } from './reviews.ts';
import { reviewsOfBoats } from './reviews-of-boats.ts';
import { reviewsOfOwners } from './reviews-of-owners.ts';
import { reviewsOfTours } from './reviews-of-tours.ts';
import { tourAvailabilities } from './tour-availabilities.ts';
import { tourDatePlanning } from './tour-date-planning.ts';
import { tourDates } from './tour-dates.ts';
import { tourDocuments } from './tour-documents.ts';
import { tourImages } from './tour-images.ts';
import { tourSearch } from './tour-search.ts';
import { tours } from './tours.ts';
import { uploads } from './uploads.ts';
import { userRecords } from './user-records.ts';
import { users } from './users.ts';

/** What answers every operation of the contract. One that is missing does not compile. */
const all: Handlers = {
  ...accountSecurity,
  ...accounts,
  ...administration,
  ...auth,
  ...availabilities,
  ...availabilityBatches,
  ...boatAvailabilities,
  ...boatDocuments,
  ...boatFeatures,
  ...boatImages,
  ...boatSearch,
  ...boatServices,
  ...boats,
  ...bookingLists,
  ...bookings,
  ...captainApplications,
  ...captainProfile,
  ...company,
  ...content,
  ...finance,
  ...health,
  ...messages,
  ...notifications,
  ...ownerBookings,
  ...ownerDocuments,
  ...publishChecklists,
  ...ownerTimeline,
  ...payments,
  ...reviewReplies,
  ...reviewsOfBoats,
  ...reviewsOfOwners,
  ...reviewsOfTours,
  ...reviews,
  ...tourAvailabilities,
  ...tourDatePlanning,
  ...tourDates,
  ...tourDocuments,
  ...tourImages,
  ...tourSearch,
  ...tours,
  ...uploads,
  ...userRecords,
  ...users,
};

/** The handlers, with the acts of administrators written down. */
export const handlers: Handlers = audited(all);
