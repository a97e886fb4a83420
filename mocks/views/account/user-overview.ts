import { isProfileComplete } from '../../rules/account/profile-completeness.ts';
import { isAhead } from '../../rules/administration/user-change.ts';
import { bookingsOfParty, hostedBookings } from '../../rules/booking/booking-parties.ts';
import type { Schemas, UserRecord } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import { companyOf, userSummary } from './user.ts';

/** A number of which only the ends are told, the rest being dots; blanks in it are dropped. */
function masked(text: string, told: { first: number; last: number }): string {
  const plain = text.replaceAll(/\s/g, '');
  const hidden = Math.max(0, plain.length - told.first - told.last);
  return plain.slice(0, told.first) + '•'.repeat(hidden) + plain.slice(told.first + hidden);
}

function managedCompany(company: Schemas['Company']): Schemas['ManagedCompany'] {
  const { legalName, displayName, taxOffice, iban, nationalIdNumber } = company;
  return {
    legalName,
    displayName,
    taxOffice,
    maskedIban: masked(iban, { first: 2, last: 4 }),
    maskedNationalIdNumber: masked(nationalIdNumber, { first: 0, last: 2 }),
  };
}

/** When a person last left something behind, an instant. */
function lastActivity(store: Store, user: UserRecord): string {
  const { id } = user;
  const traces = [
    store.bookings.where('customerId', id),
    store.reviews.where('customerId', id),
    store.reviewReplies.where('userId', id),
    store.messages.where('senderId', id),
    store.applications.where('userId', id),
  ];
  return traces
    .flatMap((records) => records.map(({ createdAt }) => createdAt))
    .reduce((latest, at) => (at > latest ? at : latest), user.createdAt);
}

/** A person with what there is of them, as the administration sees it; `today` is a calendar day. */
export function userOverview(
  store: Store,
  user: UserRecord,
  today: string,
): Schemas['UserOverview'] {
  const company = companyOf(store, user.id);
  return {
    user: userSummary(user),
    isEmailVerified: user.isEmailVerified,
    isProfileComplete: isProfileComplete(user),
    profileImage: user.profileImage,
    company: company && managedCompany(company),
    counts: {
      bookingsMade: store.bookings.where('customerId', user.id).length,
      bookingsHosted: hostedBookings(store, user.id).length,
      bookingsAhead: bookingsOfParty(store, user.id).filter(isAhead(today)).length,
      boats: store.boats.where('ownerId', user.id).length,
      tours: store.tours.where('guideId', user.id).length,
      applications: store.applications.where('userId', user.id).length,
      reviews: store.reviews.where('customerId', user.id).length,
    },
    lastActivityAt: lastActivity(store, user),
  };
}
