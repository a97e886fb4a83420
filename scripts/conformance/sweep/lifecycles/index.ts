import { audit, documentQueue, lockout, reportedReviews } from './administration.ts';
import { applications } from './applications.ts';
import { boatParts, boatPublication, boatSearch, periods } from './boats.ts';
import { bookingDays } from './booking-days.ts';
import { bookingDecisions } from './booking-decisions.ts';
import { bookingPrice } from './booking-price.ts';
import { boatDocuments, tourDocuments } from './documents.ts';
import { adminFigures, captainFigures } from './figures.ts';
import { pictures } from './files.ts';
import type { Lifecycle } from './lifecycle.ts';
import { messages, notifications } from './messages.ts';
import { optionalSignIn } from './optional-sign-in.ts';
import { availabilityBatches, tourDatePlans } from './owner-calendar.ts';
import { payments, refunds, threeDs } from './payments.ts';
import { passwords, registration, userAdministration } from './people.ts';
import { publishChecklist } from './publish-checklist.ts';
import { reviews } from './reviews.ts';
import { tourDates, tourImages, tourPublication } from './tours.ts';
import { twoPeople } from './two-people.ts';

/** Every lifecycle, in the order of the areas. */
export const LIFECYCLES: readonly Lifecycle[] = [
  registration,
  passwords,
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
  bookingDays,
  bookingDecisions,
  payments,
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
];
