import * as v from 'valibot';
import {
  bookingKindValues,
  documentSortValues,
  documentStateValues,
  documentValidityValues,
  managedDocumentTypeValues,
} from '../../../api/contract/contract.ts';
import type { AskedDocuments, DocumentRef } from '../../../api/resources/admin/documents.ts';
import { pageParam } from '../../../domain/managed-list/page-param.ts';
import { lenient } from '../../../lib/lenient.ts';
import { countParam } from '../../../lib/search-params.ts';

/** What the list may be narrowed down to; what waits is shown where nothing is said. */
export const stateFilters = ['ALL', ...documentStateValues] as const;
export type StateFilter = (typeof stateFilters)[number];
export const usualState: StateFilter = 'WAITING';

/** A boat's document and a tour's may have the same id: `BOAT-12`. */
const openPattern = /^(BOAT|TOUR)-([1-9]\d{0,14})$/;

const schema = v.object({
  kind: lenient(v.picklist(bookingKindValues)),
  state: lenient(v.picklist(stateFilters)),
  type: lenient(v.picklist(managedDocumentTypeValues)),
  validity: lenient(v.picklist(documentValidityValues)),
  owner: countParam,
  sort: lenient(v.picklist(documentSortValues)),
  page: pageParam,
  /** The document that is open beside the list. */
  open: lenient(v.pipe(v.string(), v.regex(openPattern))),
});

/** The list that an address asks for, and what is open of it. */
export type DocumentsSearch = v.InferOutput<typeof schema>;

/** Reads an address; what makes no sense is as if it were left out. */
export const documentsSearch = (search: unknown): DocumentsSearch => v.parse(schema, search);

/** A document as an address names it. */
export const nameOf = ({ kind, id }: DocumentRef): string => `${kind}-${id}`;

/** The document that an address names; undefined where it names none. */
export function openIn({ open }: DocumentsSearch): DocumentRef | undefined {
  const [, kind, id] = openPattern.exec(open ?? '') ?? [];
  if (kind !== 'BOAT' && kind !== 'TOUR') return undefined;
  return { kind, id: Number(id) };
}

/** What the service is asked for, `text` looked for in it. */
export function askedFor(search: DocumentsSearch, text: string | undefined): AskedDocuments {
  const { kind, state = usualState, type, validity, owner, sort, page = 1 } = search;
  return {
    kind,
    ...(state !== 'ALL' && { state }),
    documentType: type,
    validity,
    ownerId: owner,
    query: text,
    sort,
    page: page - 1,
  };
}
