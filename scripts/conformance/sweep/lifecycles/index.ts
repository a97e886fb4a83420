import { audit, documentQueue, lockout, reportedReviews } from './administration.ts';
import { paymentsByHand } from './bookings/by-hand.ts';
import { bookingDays } from './bookings/days.ts';
import { bookingDecisions } from './bookings/decisions.ts';
import { bookingOffer } from './bookings/offer.ts';
import { boatRefunds, payments, refunds, threeDs } from './bookings/payments.ts';
import { bookingPrice } from './bookings/price.ts';
import { adminFigures, captainFigures } from './figures.ts';
import type { Lifecycle } from './lifecycle.ts';
import { noticeLifecycles } from './notices/notices.ts';
import { boatParts, boatPublication, boatSearch, periods } from './offers/boats.ts';
import { boatDocuments, tourDocuments } from './offers/documents.ts';
import { pictures } from './offers/files.ts';
import { availabilityBatches, tourDatePlans } from './offers/owner-calendar.ts';
import { publishChecklist } from './offers/publish-checklist.ts';
import { tourDates, tourImages, tourPublication } from './offers/tours.ts';
import { applications } from './people/applications.ts';
import { longPasswords } from './people/long-passwords.ts';
import { messages, notifications } from './people/messages.ts';
import { optionalSignIn } from './people/optional-sign-in.ts';
import { passwords, registration, userAdministration } from './people/people.ts';
import { reviews } from './people/reviews.ts';
import { twoPeople } from './people/two-people.ts';

/** Every lifecycle, in the order of the areas. */
export const LIFECYCLES: readonly Lifecycle[] = [
  registration,
  passwords,
  longPasswords,
  userAdministration,
  boatPublication,
  publishChecklist,
  boatParts,
  periods,
  availabilityBatches,
  boatSearch,
  boatDocuments,
  tourPublication,
  optionalSignIn,
  tourDates,
  tourDatePlans,
  tourImages,
  pictures,
  tourDocuments,
  bookingPrice,
  bookingOffer,
  bookingDays,
  bookingDecisions,
  payments,
  paymentsByHand,
  boatRefunds,
  refunds,
  threeDs,
  captainFigures,
  adminFigures,
  reviews,
  messages,
  notifications,
  applications,
  audit,
  lockout,
  reportedReviews,
  documentQueue,
  twoPeople,
  ...noticeLifecycles,
];
