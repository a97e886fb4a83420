import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { ManagedDocumentType } from '../../api/contract/types.ts';
import { validityOf } from '../../domain/document/document-state.ts';
import { documentTypeLabels } from '../../domain/document/document-type-labels.ts';
import { boatDocumentKind, type DocumentKind } from './document-kind.ts';

/** What the rules look at, of a document that is stored or held. */
interface Judged {
  readonly documentType: ManagedDocumentType;
  readonly expiryDate: string | null;
}

type DocumentProblem =
  | { readonly kind: 'expired' | 'expiring'; readonly count: number }
  | { readonly kind: 'missing' | 'duplicate'; readonly types: readonly ManagedDocumentType[] };

/** Types that there are several documents of, OTHER excepted. */
function duplicates(documents: readonly Judged[]): ManagedDocumentType[] {
  const types = documents.map(({ documentType }) => documentType);
  const twice = types.filter((type, index) => type !== 'OTHER' && types.indexOf(type) < index);
  return [...new Set(twice)];
}

/**
 * What is wrong with the documents of a boat or tour, stored and held together: nothing, where the list is empty. It
 * keeps a boat from being saved; a tour is saved as a draft and waits. `today` is `YYYY-MM-DD`.
 */
export function documentProblems(
  documents: readonly Judged[],
  today: string,
  kind: Pick<DocumentKind, 'required'> = boatDocumentKind,
): DocumentProblem[] {
  const validities = documents.map(({ expiryDate }) => validityOf(expiryDate, today));
  const count = (wanted: string) => validities.filter((validity) => validity === wanted).length;
  const missing = kind.required.filter((type) =>
    documents.every(({ documentType }) => documentType !== type),
  );
  const expiring = count('EXPIRING');
  const all: (DocumentProblem & { isThere: boolean })[] = [
    { kind: 'expired', count: count('EXPIRED'), isThere: count('EXPIRED') > 0 },
    { kind: 'expiring', count: expiring, isThere: expiring > 0 },
    { kind: 'missing', types: missing, isThere: missing.length > 0 },
    {
      kind: 'duplicate',
      types: duplicates(documents),
      isThere: duplicates(documents).length > 0,
    },
  ];
  return all.filter(({ isThere }) => isThere).map(({ isThere: _, ...problem }) => problem);
}

/** The problem as a sentence, in the language of `i18n`. */
export function documentProblemText(i18n: I18n, problem: DocumentProblem): string {
  switch (problem.kind) {
    case 'expired': {
      const { count } = problem;
      return i18n._(
        msg`${plural(count, {
          one: '# document has expired. Please upload a current one.',
          other: '# documents have expired. Please upload current ones.',
        })}`,
      );
    }
    case 'expiring': {
      const { count } = problem;
      return i18n._(
        msg`${plural(count, {
          one: '# document expires within 30 days. Consider renewing it.',
          other: '# documents expire within 30 days. Consider renewing them.',
        })}`,
      );
    }
    case 'missing': {
      const types = namesOf(i18n, problem.types);
      return i18n._(msg`Required documents are missing: ${types}`);
    }
    case 'duplicate': {
      const types = namesOf(i18n, problem.types);
      return i18n._(msg`More than one document of the same type: ${types}`);
    }
  }
}

function namesOf(i18n: I18n, types: readonly ManagedDocumentType[]): string {
  return types.map((type) => i18n._(documentTypeLabels[type])).join(', ');
}
