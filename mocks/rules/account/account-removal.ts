import type { BookingRecord, UserRecord } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import type { Row, Table } from '../../store/table.ts';
import { isOpen } from '../availability/availability.ts';
import { removeBoat } from '../boat/boat-removal.ts';
import { bookingsOfParty } from '../booking/booking-parties.ts';
import { removeApplication } from '../captain/captain-application.ts';
import { conflict, type Refusal } from '../common/refusal.ts';
import { removePicture } from '../file/stored-files.ts';
import { removeTour } from '../tour/tour-removal.ts';
import { foldCase } from './identity.ts';
import { removePictures } from './profile-picture.ts';

/** 409 while bookings that a user made or hosts still lie ahead, today's included. */
export function upcomingBookingsRefusal(
  store: Store,
  userId: number,
  today: string,
): Refusal | undefined {
  const isAhead = (booking: BookingRecord) => isOpen(booking) && booking.endDate >= today;
  if (!bookingsOfParty(store, userId).some(isAhead)) return undefined;
  return conflict('BOOKINGS_AHEAD', {
    tr: 'Önünüzde rezervasyonlar var. Hesabınızı silmeden önce onları iptal edin.',
    en: 'There are bookings ahead. Cancel them before you delete your account.',
  });
}

function removeAll<T extends Row>(table: Table<T>, rows: readonly T[]): void {
  for (const { id } of rows) table.remove(id);
}

/**
 * Deletes a user and the personal data: profile, company, applications, documents, notifications,
 * codes. Boats and tours go too. What others took part in stays, without the name: past bookings, reviews,
 * messages.
 */
export function removeAccount(store: Store, user: UserRecord): void {
  for (const boat of store.boats.where('ownerId', user.id)) removeBoat(store, boat);
  for (const tour of store.tours.where('guideId', user.id)) removeTour(store, tour);
  for (const application of store.applications.where('userId', user.id)) {
    removeApplication(store, application);
  }
  const profiles = store.captainProfiles.where('userId', user.id);
  for (const picture of [user.profileImage, ...profiles.map(({ profilePhoto }) => profilePhoto)]) {
    if (picture !== null) removePicture(store, picture);
  }
  removePictures(store, user);
  for (const { professionalInfo } of profiles) {
    for (const { id } of professionalInfo.certifications) store.formerCertifications.put({ id });
  }
  removeAll(store.captainProfiles, profiles);
  removeAll(store.notifications, store.notifications.where('userId', user.id));
  removeAll(store.codes, store.codes.where('email', foldCase(user.email)));
  store.companies.remove(user.id);
  store.users.remove(user.id);
}
