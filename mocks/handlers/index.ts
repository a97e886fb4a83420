import { accountSecurity } from './account/account-security.ts';
import { accounts } from './account/accounts.ts';
import { auth } from './account/auth.ts';
import { userRecords } from './account/user-records.ts';
import { users } from './account/users.ts';
import { audited } from './administration/audit-trail/audited.ts';
import { administration } from './administration/index.ts';
import { availabilities } from './availability/availabilities.ts';
import { availabilityBatches } from './availability/availability-batches.ts';
import { boatAvailabilities } from './availability/boat-availabilities.ts';
import { tourAvailabilities } from './availability/tour-availabilities.ts';
import { boatFeatures } from './boat/boat-features.ts';
import { boatImages } from './boat/boat-images.ts';
import { boatSearch } from './boat/boat-search.ts';
import { boatServices } from './boat/boat-services.ts';
import { boats } from './boat/boats.ts';
import { bookingLists } from './booking/booking-lists.ts';
import { bookings } from './booking/bookings.ts';
import { ownerBookings } from './booking/owner-bookings.ts';
import { captainApplications } from './captain/captain-applications.ts';
import { captainProfile } from './captain/captain-profile.ts';
import { company } from './captain/company.ts';
import { content } from './content/content.ts';
import { health } from './content/health.ts';
import { boatDocuments } from './document/boat-documents.ts';
import { ownerDocuments } from './document/owner-documents.ts';
import { tourDocuments } from './document/tour-documents.ts';
import { uploads } from './file/uploads.ts';
import { finance } from './finance/finance.ts';
import type { Handlers } from './handler.ts';
import { messages } from './message/messages.ts';
import { notifications } from './message/notifications.ts';
import { ownerTimeline } from './offer/owner-timeline.ts';
import { publishChecklists } from './offer/publish-checklists.ts';
import { payments } from './payment/payments.ts';
import { reviewReplies } from './review/review-replies.ts';
import { reviews } from './review/reviews.ts';
import { reviewsOfBoats } from './review/reviews-of-boats.ts';
import { reviewsOfOwners } from './review/reviews-of-owners.ts';
import { reviewsOfTours } from './review/reviews-of-tours.ts';
import { tourDatePlanning } from './tour/tour-date-planning.ts';
import { tourDates } from './tour/tour-dates.ts';
import { tourImages } from './tour/tour-images.ts';
import { tourSearch } from './tour/tour-search.ts';
import { tours } from './tour/tours.ts';

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
