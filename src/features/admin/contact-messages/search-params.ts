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

/** The list that an address asks for. */
export type MessagesSearch = v.InferOutput<typeof schema>;

/** Reads an address; what makes no sense is as if it were left out. */
export const messagesSearch = (search: unknown): MessagesSearch => v.parse(schema, search);

/** What the service is asked for, `text` looked for in it. */
export function askedFor(
  { state, sort, page = 1 }: MessagesSearch,
  text: string | undefined,
): AskedMessages {
  return { state, sort, query: text, page: page - 1 };
}
