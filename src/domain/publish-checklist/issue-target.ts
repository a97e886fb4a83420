import type { PublishChecklist, PublishIssue, PublishIssueCode } from '../../api/contract/types.ts';

/** The page on which an issue is mended. */
export type IssueTarget =
  /** A tab of the boat's form; `field` is the hash of the place in it. */
  | { page: 'form'; boatId: number; tab: string; field: string }
  /** The list of vessels, at the boat, where it is published. */
  | { page: 'vessels'; boatId: number }
  | { page: 'availability'; boatId: number }
  /** The documents of the host's tours. */
  | { page: 'documents' }
  | { page: 'profile' }
  | { page: 'contact' };

/** Where an issue of a boat is mended; null for what only the host can mend. */
type BoatTarget = (boatId: number, issue: PublishIssue) => IssueTarget;

const inForm =
  (tab: string): BoatTarget =>
  (boatId, { field }) => ({ page: 'form', boatId, tab, field });

const document: BoatTarget = (boatId, { documentId, field }) => ({
  page: 'form',
  boatId,
  tab: 'documents',
  field: documentId === null ? field : `document-${documentId}`,
});

// Company details have no page of their own yet; who writes to us has them taken down.
const company = (): IssueTarget => ({ page: 'contact' });

const boatTargets: Record<PublishIssueCode, BoatTarget> = {
  DOCUMENT_MISSING: document,
  DOCUMENT_EXPIRED: document,
  DOCUMENT_EXPIRING: document,
  DOCUMENT_UNVERIFIED: document,
  LOCATION_MISSING: inForm('location'),
  PHOTO_MISSING: inForm('photos'),
  DESCRIPTION_MISSING: inForm('descriptions'),
  NOT_PUBLISHED: (boatId) => ({ page: 'vessels', boatId }),
  NO_FREE_DAY: (boatId) => ({ page: 'availability', boatId }),
  COMPANY_MISSING: company,
  IBAN_MISSING: company,
  EMAIL_UNVERIFIED: () => ({ page: 'profile' }),
};

/** What of a tour can be mended today; its form comes with the pages for tours. */
const tourTargets: Record<PublishIssueCode, IssueTarget | null> = {
  DOCUMENT_MISSING: { page: 'documents' },
  DOCUMENT_EXPIRED: { page: 'documents' },
  DOCUMENT_EXPIRING: { page: 'documents' },
  DOCUMENT_UNVERIFIED: { page: 'documents' },
  LOCATION_MISSING: null,
  PHOTO_MISSING: null,
  DESCRIPTION_MISSING: null,
  NOT_PUBLISHED: null,
  NO_FREE_DAY: null,
  COMPANY_MISSING: company(),
  IBAN_MISSING: company(),
  EMAIL_UNVERIFIED: { page: 'profile' },
};

/** Issues of the host rather than of the boat or tour: nobody else can mend them. */
const ofHost: Record<PublishIssueCode, boolean> = {
  DOCUMENT_MISSING: false,
  DOCUMENT_EXPIRED: false,
  DOCUMENT_EXPIRING: false,
  DOCUMENT_UNVERIFIED: false,
  LOCATION_MISSING: false,
  PHOTO_MISSING: false,
  DESCRIPTION_MISSING: false,
  NOT_PUBLISHED: false,
  NO_FREE_DAY: false,
  COMPANY_MISSING: true,
  IBAN_MISSING: true,
  EMAIL_UNVERIFIED: true,
};

/** Whether an issue is the host's own, and the same at every boat and tour of the host. */
export const isHostIssue = ({ code }: Pick<PublishIssue, 'code'>): boolean => ofHost[code];

/**
 * Where an issue of a boat or tour is mended by who looks at it; null where there is no page for it:
 * an issue of the host in the eyes of somebody else, and most of a tour's.
 */
export function issueTarget(
  { boatId }: Pick<PublishChecklist, 'boatId'>,
  issue: PublishIssue,
  { isHost }: { isHost: boolean },
): IssueTarget | null {
  if (isHostIssue(issue) && !isHost) return null;
  return boatId === null ? tourTargets[issue.code] : boatTargets[issue.code](boatId, issue);
}
