import type {
  ManagedDocument,
  PublishChecklist,
  PublishIssue,
} from '../../../api/contract/types.ts';

type Held = Pick<ManagedDocument, 'id' | 'kind' | 'boatId' | 'tourId'>;

/** Whether a checklist is that of the boat or tour of a document. */
const isOf = (checklist: PublishChecklist, { kind, boatId, tourId }: Held) =>
  checklist.kind === kind && checklist.boatId === boatId && checklist.tourId === tourId;

/**
 * What a document holds up, by what the service says against its boat or tour:
 * - `publishing`: it keeps it from being published;
 * - `publishing-again`: what is published stays so, but could not be published again;
 * - `warned`: nothing, though something is wrong with it;
 * - `nothing`.
 */
export type HoldUp = 'publishing' | 'publishing-again' | 'warned' | 'nothing';

/** What a document of the host holds up. */
export function holdUpOf(document: Held, checklists: readonly PublishChecklist[]): HoldUp {
  const checklist = checklists.find((one) => isOf(one, document));
  const issues = checklist?.issues.filter(({ documentId }) => documentId === document.id) ?? [];
  if (issues.some(({ severity }) => severity !== 'WARNS')) {
    return checklist?.isPublished ? 'publishing-again' : 'publishing';
  }
  return issues.some(({ code }) => code !== 'DOCUMENT_UNVERIFIED') ? 'warned' : 'nothing';
}

/** A boat or tour without documents that it needs. */
interface MissingDocuments {
  checklist: PublishChecklist;
  /** One for each missing document. */
  issues: PublishIssue[];
}

/** The boats and tours that lack a required document, in the order of their checklists. */
export function missingDocuments(checklists: readonly PublishChecklist[]): MissingDocuments[] {
  return checklists.flatMap((checklist) => {
    const issues = checklist.issues.filter(({ code }) => code === 'DOCUMENT_MISSING');
    return issues.length > 0 ? [{ checklist, issues }] : [];
  });
}
