import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type {
  ApplicationStatus,
  ContactMessageState,
  PaymentStatus,
  PaymentType,
  ReportState,
  Role,
  TourStatus,
} from '../../../../api/contract/types.ts';
import { verdictWords } from '../../../../domain/document/document-words.ts';
import { offerStatuses } from '../../../../domain/host-offer/status/offer-statuses.ts';

type Words<Name extends string> = Readonly<Record<Name, MessageDescriptor>>;

const application: Words<ApplicationStatus> = {
  PENDING: msg({ message: 'Waiting', context: 'application' }),
  APPROVED: msg({ message: 'Approved', context: 'application' }),
  REJECTED: msg({ message: 'Rejected', context: 'application' }),
};

/** Of a person: the role, or whether the account is open. */
const user: Words<Role | 'ACTIVE' | 'INACTIVE'> = {
  CUSTOMER: msg({ message: 'Customer', context: 'role' }),
  BOAT_OWNER: msg({ message: 'Captain', context: 'role' }),
  ADMIN: msg({ message: 'Administrator', context: 'role' }),
  ACTIVE: msg({ message: 'Active', context: 'user' }),
  INACTIVE: msg({ message: 'Not active', context: 'user' }),
};

const review: Words<ReportState> = {
  OPEN: msg({ message: 'Reported', context: 'review' }),
  KEPT: msg({ message: 'Kept', context: 'review' }),
};

const paymentStatus: Words<PaymentStatus> = {
  PENDING: msg({ message: 'Waiting', context: 'payment' }),
  PARTIAL: msg({ message: 'Deposit received', context: 'payment' }),
  COMPLETED: msg({ message: 'Received', context: 'payment' }),
  FAILED: msg({ message: 'Refused', context: 'payment' }),
  CANCELLED: msg({ message: 'Cancelled', context: 'payment' }),
};

/** What a payment covers, before its amount. */
export const paymentTypeWords: Words<PaymentType> = {
  DEPOSIT: msg({ message: 'Deposit', context: 'payment' }),
  BALANCE: msg({ message: 'Rest', context: 'payment' }),
  FULL: msg({ message: 'Whole price', context: 'payment' }),
};

const message: Words<ContactMessageState> = {
  NEW: msg({ message: 'New', context: 'message' }),
  READ: msg({ message: 'Read', context: 'message' }),
  ANSWERED: msg({ message: 'Answered', context: 'message' }),
  CLOSED: msg({ message: 'Closed', context: 'message' }),
};

const offer: Words<TourStatus> = {
  ACTIVE: offerStatuses.ACTIVE.name,
  DRAFT: offerStatuses.DRAFT.name,
  INACTIVE: offerStatuses.INACTIVE.name,
  CANCELLED: offerStatuses.CANCELLED.name,
};

/** What the states of each kind of record are called; kinds that may follow have none yet. */
export const stateWords: Readonly<
  Record<string, Readonly<Partial<Record<string, MessageDescriptor>>>>
> = {
  APPLICATION: application,
  BOAT: offer,
  BOAT_DOCUMENT: verdictWords,
  CONTACT_MESSAGE: message,
  PAYMENT: paymentStatus,
  REVIEW: review,
  TOUR: offer,
  TOUR_DOCUMENT: verdictWords,
  USER: user,
};
