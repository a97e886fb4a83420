import { bookingScene } from './bookings.ts';
import { boatDocumentScene, tourDocumentScene } from './documents.ts';
import { boatScene, tourDateScene, tourScene } from './offers.ts';
import { paymentScene } from './payments.ts';
import { applicationScene, contactMessageScene, messageScene, reportScene } from './people.ts';
import type { Scene } from './scene.ts';

/** By the schema of the enum that has `x-states`; records of two kinds have a scene each. */
export const SCENES: Readonly<Record<string, readonly Scene[]>> = {
  BookingStatus: [bookingScene],
  PaymentStatus: [paymentScene],
  BoatStatus: [boatScene],
  TourStatus: [tourScene],
  TourDateStatus: [tourDateScene],
  DocumentState: [boatDocumentScene, tourDocumentScene],
  ApplicationStatus: [applicationScene],
  ContactMessageState: [contactMessageScene],
  ReadStatus: [messageScene],
  ReportState: [reportScene],
};
