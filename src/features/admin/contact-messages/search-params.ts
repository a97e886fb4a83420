import * as v from 'valibot';
import {
  contactMessageSortValues,
  contactMessageStateValues,
} from '../../../api/contract/contract.ts';
import type { AskedMessages } from '../../../api/resources/admin/contact-messages.ts';
import { pageParam } from '../../../domain/managed-list/page-param.ts';
import { lenient } from '../../../lib/lenient.ts';
import { countParam } from '../../../lib/search-params.ts';

const schema = v.object({
  state: lenient(v.picklist(contactMessageStateValues)),
  sort: lenient(v.picklist(contactMessageSortValues)),
  page: pageParam,
  /** The message that is read beside the list. */
  open: countParam,
});

/** The list that an address asks for. Who is looked for is not in it: names and mail addresses are nobody’s link. */
export type MessagesSearch = v.InferOutput<typeof schema>;

/** Reads an address; what makes no sense is as if it were left out. */
export const messagesSearch = (search: unknown): MessagesSearch => v.parse(schema, search);

/** What the service is asked for; `query` is what is looked for. */
export function askedFor(
  { state, sort, page = 1 }: MessagesSearch,
  query: string | undefined,
): AskedMessages {
  return { state, sort, query, page: page - 1 };
}
