import type { components } from '../../generated/types.ts';

/** Shapes of the contract by their name. */
export type Schemas = components['schemas'];

/** A person: account and user in one. Whether the profile is complete is worked out, not kept. */
export interface UserRecord extends Omit<Schemas['User'], 'company' | 'isProfileComplete'> {
  password: string;
  /** Tokens issued before this instant are void (milliseconds since 1970). */
  tokensValidFrom: number;
  /** The person's id at a service behind the mock, for one who signed in there. */
  upstreamId?: number;
}

/** A company; its id is the id of the user it belongs to. */
export type CompanyRecord = Omit<Schemas['Company'], 'userId'> & { id: number };

/** What a captain adds to the person; its id is the id of the user. */
export interface CaptainProfileRecord {
  id: number;
  userId: number;
  phone: string;
  address: Schemas['Address'];
  profilePhoto: string | null;
  professionalInfo: Schemas['ProfessionalInfo'];
}

export type BoatRecord = Omit<
  Schemas['Boat'],
  | 'rating'
  | 'reviewCount'
  | 'imageUrl'
  | 'imageUrls'
  | 'isInstantConfirmation'
  | 'nextAvailableDate'
  | 'fromPrice'
  | 'periodPrice'
  | 'ownerName'
  | 'ownerProfile'
  | 'images'
  | 'features'
  | 'services'
> & {
  /** Set by an administrator in place of the mean of the reviews; null otherwise. */
  ratingOverride: number | null;
  createdAt: string;
  /** Its place in the list of all boats when the world began, from 0: drawn pictures alternate by it. */
  listed?: number;
};

export type BoatFeatureRecord = Schemas['BoatFeature'] & { boatId: number };
export type BoatImageRecord = Schemas['BoatImage'] & { boatId: number };
export type BoatServiceRecord = Schemas['BoatService'];
/** A compliance document; what was uploaded lies under `fileId` of the files, if it was. */
export type BoatDocumentRecord = Omit<Schemas['BoatDocument'], 'documentUrl'> & Uploaded;
/** When the file of a document last came in; that of the document itself unless stated. */
interface Uploaded {
  uploadedAt?: string;
}
export type AvailabilityRecord = Schemas['Availability'];

export type TourRecord = Omit<
  Schemas['Tour'],
  | 'guideName'
  | 'rating'
  | 'reviewCount'
  | 'imageUrl'
  | 'imageUrls'
  | 'stops'
  | 'tourDates'
  | 'tourImages'
> & {
  ratingOverride: number | null;
  createdAt: string;
};
export type TourDateRecord = Omit<Schemas['TourDate'], 'freeSeats'>;
export type TourImageRecord = Schemas['TourImage'];
export type TourDocumentRecord = Omit<Schemas['TourDocument'], 'documentUrl'> & Uploaded;

/** A booking; names, contact details and what was paid are joined in when it is answered. */
export interface BookingRecord {
  id: number;
  kind: Schemas['BookingKind'];
  status: Schemas['BookingStatus'];
  customerId: number;
  boatId: number | null;
  tourId: number | null;
  tourDateId: number | null;
  startDate: string;
  endDate: string;
  startTime: string | null;
  hours: number | null;
  passengerCount: number;
  notes: string | null;
  services: Schemas['BookingServiceLine'][];
  /** Lira. */
  totalPrice: number;
  /** Whole lira, 20 % of the total. */
  depositAmount: number;
  cancellationReason: string | null;
  createdAt: string;
}

export type PaymentRecord = Schemas['Payment'] & {
  /** Of the hosted page or 3-D Secure; null for a payment without one. */
  sessionId: string | null;
  /** End of the hosted page's life, an instant; null for a payment without one. */
  expiresAt: string | null;
  /** Whether the customer has proved to the bank, on the page of the session, who pays. */
  isProved?: boolean;
};

export interface ReviewRecord {
  id: number;
  rating: number;
  comment: string;
  /** Left out where nobody said it. */
  textLanguage?: string;
  createdAt: string;
  customerId: number;
  bookingId: number;
  boatId: number | null;
  tourId: number | null;
}
export type ReviewReplyRecord = Omit<Schemas['ReviewReply'], 'userFullName'>;
export interface ReviewFlagRecord {
  id: number;
  reviewId: number;
  userId: number;
  reason: string;
  createdAt: string;
  /** When an administrator decided to keep the review, and who; left out while the report waits. */
  decided?: Decided;
}
/** An administrator's decision. */
interface Decided {
  at: string;
  byId: number;
}

export interface MessageRecord {
  id: number;
  conversationId: string;
  senderId: number;
  recipientId: number;
  /** The booking of the two that it is about. */
  bookingId: number | null;
  message: string;
  readStatus: Schemas['ReadStatus'];
  createdAt: string;
  /** Users who deleted the conversation, and so see it no more. */
  removedBy?: readonly number[];
}

/** A notification in Turkish, with the same words in English. */
export type NotificationRecord = Schemas['UserNotification'] & {
  english: Pick<Schemas['UserNotification'], 'title' | 'message'>;
};
export type ApplicationRecord = Omit<Schemas['CaptainApplication'], 'fullName' | 'reviewedBy'> & {
  /** Who approved or rejected it; null while it is pending. */
  reviewedById: number | null;
};
/** A message from the contact form; `changed` tells who set its state, once somebody did. */
export type ContactMessageRecord = Schemas['ContactMessage'] &
  Pick<Schemas['ManagedContactMessage'], 'state'> & { changed: Decided | null };
/** The name of the actor is that of then. */
export type AuditRecord = Schemas['AuditEntry'];
export type BlogPostRecord = Schemas['BlogPost'] & { id: number };
/** How many boats and tours a place has is counted, not kept. */
export type DestinationRecord = Omit<Schemas['Destination'], 'boatCount' | 'tourCount'> & {
  id: number;
};
type ServiceOfferingRecord = Schemas['ServiceOffering'] & { id: number };

/** An uploaded file. */
export interface FileRecord {
  id: number;
  /** Name or path under which it is asked for. */
  path: string;
  contentType: string;
  base64: string;
  /** Who uploaded it, of a picture that only they may use. */
  userId?: number;
}

/** A code that was sent to prove an e-mail address or to reset a password. */
export interface CodeRecord {
  id: number;
  email: string;
  purpose: 'email-verification' | 'password-reset';
  code: string;
  /** Milliseconds since 1970 on the mock's clock. */
  expiresAt: number;
  isUsed: boolean;
  /** How often a wrong code was tried against it. */
  failedAttempts?: number;
}

/** A message that a real service would have sent by e-mail. */
export interface OutboxRecord {
  id: number;
  to: string;
  subject: string;
  text: string;
  /** The code in it, when it carries one. */
  code: string | null;
  createdAt: string;
}

/** The first answer to an idempotency key. */
export interface IdempotencyRecord {
  id: number;
  /** Method, path, user and key. */
  key: string;
  /** Query and checksum of the body that it came with. */
  content: string;
  status: number;
  headers: Record<string, string>;
  body: unknown;
  /** Milliseconds since 1970 on the mock's clock. */
  keptAt: number;
}

/** Who changed a record last, through a call. */
interface LastChangeRecord {
  id: number;
  /** Which record, by its kind and id: `boat 1`. */
  record: string;
  userId: number;
  /** RFC 3339, on the mock's clock. */
  changedAt: string;
}

/** Every table of a session by its name. */
export interface Rows {
  users: UserRecord;
  companies: CompanyRecord;
  captainProfiles: CaptainProfileRecord;
  /** Certifications that are in no profile any more: their ids are not given again. */
  formerCertifications: { id: number };
  boats: BoatRecord;
  /** Boats that were deleted: past bookings and reviews still name them. */
  formerBoats: BoatRecord;
  boatFeatures: BoatFeatureRecord;
  boatImages: BoatImageRecord;
  boatServices: BoatServiceRecord;
  boatDocuments: BoatDocumentRecord;
  availabilities: AvailabilityRecord;
  tours: TourRecord;
  /** Tours that were deleted: past bookings and reviews still name them. */
  formerTours: TourRecord;
  tourDates: TourDateRecord;
  tourImages: TourImageRecord;
  tourDocuments: TourDocumentRecord;
  bookings: BookingRecord;
  payments: PaymentRecord;
  reviews: ReviewRecord;
  reviewReplies: ReviewReplyRecord;
  reviewFlags: ReviewFlagRecord;
  messages: MessageRecord;
  notifications: NotificationRecord;
  applications: ApplicationRecord;
  contactMessages: ContactMessageRecord;
  audit: AuditRecord;
  blogPosts: BlogPostRecord;
  destinations: DestinationRecord;
  serviceOfferings: ServiceOfferingRecord;
  files: FileRecord;
  codes: CodeRecord;
  outbox: OutboxRecord;
  idempotency: IdempotencyRecord;
  lastChanges: LastChangeRecord;
}
export type TableName = keyof Rows;
