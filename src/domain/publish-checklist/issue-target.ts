import type { PublishChecklist, PublishIssue, PublishIssueCode } from '../../api/contract/types.ts';

/** The page on which an issue is mended; `field` is the hash of the place in it. */
export type IssueTarget =
  /** A tab of the boat's form. */
  | { page: 'form'; boatId: number; tab: string; field: string }
  /** A step of the tour's form. */
  | { page: 'tour'; tourId: number; step: string; field: string }
  /** The list of vessels, at the boat, where it is published. */
  | { page: 'vessels'; boatId: number }
  /** The list of tours, at the tour, where it is published. */
  | { page: 'tours'; tourId: number }
  | { page: 'availability'; boatId: number }
  | { page: 'tour-availability'; tourId: number }
  | { page: 'company'; field: string }
  | { page: 'security'; field: string };

/** Where an issue of a boat or a tour, by its id, is mended. */
type OfferTarget = (id: number, issue: PublishIssue) => IssueTarget;

/** What an issue stands against: the boat or tour alone, or its host. */
type HostIssueCode = keyof typeof hostTargets;
type OfferIssueCode = Exclude<PublishIssueCode, HostIssueCode>;

/** Of `company.iban` only `iban`: the fields of a page have their own names there. */
const nameIn = (field: string): string => field.slice(field.lastIndexOf('.') + 1);

const company = ({ field }: PublishIssue): IssueTarget => ({
  page: 'company',
  field: nameIn(field),
});

const hostTargets = {
  COMPANY_MISSING: company,
  IBAN_MISSING: company,
  EMAIL_UNVERIFIED: ({ field }: PublishIssue): IssueTarget => ({
    page: 'security',
    field: nameIn(field),
  }),
} as const satisfies Partial<Record<PublishIssueCode, (issue: PublishIssue) => IssueTarget>>;

/** The very document that is meant, or the place where a missing one is added. */
const documentIn = ({ documentId, field }: PublishIssue): string =>
  documentId === null ? field : `document-${documentId}`;

const inForm =
  (tab: string): OfferTarget =>
  (boatId, { field }) => ({ page: 'form', boatId, tab, field });

const boatDocument: OfferTarget = (boatId, issue) => ({
  page: 'form',
  boatId,
  tab: 'documents',
  field: documentIn(issue),
});

const boatTargets: Record<OfferIssueCode, OfferTarget> = {
  DOCUMENT_MISSING: boatDocument,
  DOCUMENT_EXPIRED: boatDocument,
  DOCUMENT_EXPIRING: boatDocument,
  DOCUMENT_UNVERIFIED: boatDocument,
  LOCATION_MISSING: inForm('location'),
  PHOTO_MISSING: inForm('photos'),
  DESCRIPTION_MISSING: inForm('descriptions'),
  NOT_PUBLISHED: (boatId) => ({ page: 'vessels', boatId }),
  NO_FREE_DAY: (boatId) => ({ page: 'availability', boatId }),
};

const inStep =
  (step: string): OfferTarget =>
  (tourId, { field }) => ({ page: 'tour', tourId, step, field });

const tourDocument: OfferTarget = (tourId, issue) => ({
  page: 'tour',
  tourId,
  step: 'documents',
  field: documentIn(issue),
});

const tourTargets: Record<OfferIssueCode, OfferTarget> = {
  DOCUMENT_MISSING: tourDocument,
  DOCUMENT_EXPIRED: tourDocument,
  DOCUMENT_EXPIRING: tourDocument,
  DOCUMENT_UNVERIFIED: tourDocument,
  LOCATION_MISSING: inStep('route'),
  PHOTO_MISSING: inStep('photos'),
  DESCRIPTION_MISSING: inStep('details'),
  NOT_PUBLISHED: (tourId) => ({ page: 'tours', tourId }),
  NO_FREE_DAY: (tourId) => ({ page: 'tour-availability', tourId }),
};

const isOfHost = (code: PublishIssueCode): code is HostIssueCode => code in hostTargets;

/** Whether an issue is the host's own, and the same at every boat and tour of the host. */
export const isHostIssue = ({ code }: Pick<PublishIssue, 'code'>): boolean => isOfHost(code);

/**
 * Where an issue of a boat or tour is mended by who looks at it; null where that is nowhere: an issue of
 * the host in the eyes of somebody else.
 */
export function issueTarget(
  { boatId, tourId }: Pick<PublishChecklist, 'boatId' | 'tourId'>,
  issue: PublishIssue,
  { isHost }: { isHost: boolean },
): IssueTarget | null {
  const { code } = issue;
  if (isOfHost(code)) return isHost ? hostTargets[code](issue) : null;
  if (boatId !== null) return boatTargets[code](boatId, issue);
  return tourId === null ? null : tourTargets[code](tourId, issue);
}
