import { isOpen } from '../../rules/availability/availability.ts';
import type {
  AvailabilityRecord,
  BoatDocumentRecord,
  CaptainProfileRecord,
  CodeRecord,
  PaymentRecord,
  TourDateRecord,
} from '../../store/records.ts';
import type { World } from '../../store/state.ts';
import { BaseTable } from '../../store/table.ts';
import { named } from '../account/named.ts';
import { type Calendar, calendarAround, later } from '../calendar.ts';

/** How far days are moved back, so that all that was offered lies behind. */
const BACK = 400;
/** How long the page of a payment waits, in minutes. */
const PAGE_MINUTES = 30;

/** A day that is over, not the same for all. */
const lately = (calendar: Calendar, id: number) => calendar.day(-1 - (id % 60));

function expiredDocument<T extends Pick<BoatDocumentRecord, 'id' | 'expiryDate'>>(
  document: T,
  calendar: Calendar,
): T {
  return { ...document, expiryDate: lately(calendar, document.id) };
}

function expiredProfile(profile: CaptainProfileRecord, calendar: Calendar): CaptainProfileRecord {
  const { professionalInfo } = profile;
  return {
    ...profile,
    professionalInfo: {
      ...professionalInfo,
      licenseExpiry: lately(calendar, profile.id),
      certifications: professionalInfo.certifications.map((certification) => ({
        ...certification,
        expiryDate: lately(calendar, certification.id ?? profile.id),
      })),
    },
  };
}

function expiredEntry(entry: AvailabilityRecord, calendar: Calendar): AvailabilityRecord {
  return { ...entry, date: calendar.day(calendar.offsetOf(entry.date) - BACK) };
}

/** A payment that nobody made in time. */
function expiredPayment(payment: PaymentRecord): PaymentRecord {
  if (payment.status !== 'PENDING') return payment;
  return {
    ...payment,
    status: 'FAILED',
    sessionId: `dep_expired_${String(payment.id).padStart(6, '0')}`,
    expiresAt: later(payment.createdAt, PAGE_MINUTES),
  };
}

/** The same world after nobody renewed anything: documents, licences, certificates, days, payments, codes. */
export function expired(world: World): World {
  const { tables, today } = world;
  const calendar = calendarAround(today);
  const booked = new Set(tables.bookings.rows.filter(isOpen).map(({ tourDateId }) => tourDateId));
  const isKept = ({ id, startDate }: TourDateRecord) =>
    startDate.slice(0, 10) < today || booked.has(id);
  const code: CodeRecord = {
    id: 1,
    email: tables.users.byId.get(named.unverified.id)?.email ?? '',
    purpose: 'email-verification',
    code: '482913',
    expiresAt: Date.parse(calendar.at(-1, '10:00')),
    isUsed: false,
  };
  return {
    ...world,
    tables: {
      ...tables,
      boatDocuments: new BaseTable(
        tables.boatDocuments.rows.map((document) => expiredDocument(document, calendar)),
      ),
      tourDocuments: new BaseTable(
        tables.tourDocuments.rows.map((document) => expiredDocument(document, calendar)),
      ),
      captainProfiles: new BaseTable(
        tables.captainProfiles.rows.map((profile) => expiredProfile(profile, calendar)),
      ),
      availabilities: new BaseTable(
        tables.availabilities.rows.map((entry) => expiredEntry(entry, calendar)),
      ),
      tourDates: new BaseTable(tables.tourDates.rows.filter(isKept)),
      payments: new BaseTable(tables.payments.rows.map(expiredPayment)),
      codes: new BaseTable([code]),
    },
  };
}
