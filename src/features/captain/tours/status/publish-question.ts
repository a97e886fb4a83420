import type { PublishChecklist, PublishIssue, TourStatus } from '../../../../api/contract/types.ts';

/** What a captain should know before guests see a tour. */
export interface PublishQuestion {
  /** That it is a draft, or was called off. */
  from: 'DRAFT' | 'CANCELLED' | undefined;
  /** Required documents that are missing or have expired. */
  documents: readonly PublishIssue[];
}

const isDocument = ({ code }: PublishIssue) =>
  code === 'DOCUMENT_MISSING' || code === 'DOCUMENT_EXPIRED';

/** What is asked before a tour is published; undefined where nothing speaks against it. */
export function publishQuestion(
  status: TourStatus,
  checklist: Pick<PublishChecklist, 'issues'> | undefined,
): PublishQuestion | undefined {
  const from = status === 'DRAFT' || status === 'CANCELLED' ? status : undefined;
  const documents = checklist?.issues.filter(isDocument) ?? [];
  return from !== undefined || documents.length > 0 ? { from, documents } : undefined;
}
