import type { Schemas, UserRecord } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import { instant } from '../calendar/day.ts';
import { isRefusal, notFound, type Refusal } from '../common/refusal.ts';
import { shownText } from '../common/text.ts';
import type { DocumentFolder } from './document-link.ts';
import { notifyOfVerdict, verdictOf } from './document-verdict.ts';
import {
  type AnyDocument,
  changedDocument,
  documentsRefusal,
  inPlaces,
  type NewDocument,
  newDocument,
  orderRefusal,
  removeDocumentFile,
  type Said,
  storeDocument,
} from './documents.ts';
import { stateOf } from './managed-documents.ts';

type Upload<D extends AnyDocument> = Said<D['documentType']> & { documentData: string };

/** What tells documents of boats from those of tours. `parentId` is the id of the boat or tour. */
interface DocumentKind<D extends AnyDocument> {
  folder: DocumentFolder;
  /** Who lets the boat or guides the tour, and its name; undefined when there is none. */
  hostOf(store: Store, parentId: number): { hostId: number; name: string } | undefined;
  parentOf(document: D): number;
  all(store: Store, parentId: number): readonly D[];
  get(store: Store, id: number): D | undefined;
  insert(
    store: Store,
    parentId: number,
    values: NewDocument<D['documentType']> & { filePath: string },
  ): D;
  update(
    store: Store,
    id: number,
    values: Partial<NewDocument<D['documentType']> & { filePath: string }>,
  ): D | undefined;
  remove(store: Store, id: number): void;
}

/** Who does something with documents, and when: the part of a call that counts. */
interface Act {
  store: Store;
  user: UserRecord;
  /** Milliseconds since 1970 on the mock's clock, and its calendar day. */
  now: number;
  today: string;
}

/** What can be done with the documents of one kind. What does not exist is a 404. */
export function createDocumentKeeper<D extends AnyDocument>(kind: DocumentKind<D>) {
  const folderOf = (parentId: number) => `${kind.folder}/${parentId}`;
  /** Verification and notes that come along with a document count from administrators alone. */
  const isVerdict = (user: UserRecord) => user.role === 'ADMIN';

  /** Gives a document a place; one that is there already was not changed. */
  function put(store: Store, now: number, id: number, displayOrder: number): D | undefined {
    const document = kind.get(store, id);
    if (document?.displayOrder === displayOrder) return document;
    return kind.update(store, id, { displayOrder, updatedAt: instant(now) });
  }

  return {
    /** Every document of a boat or tour, in order. */
    list({ store }: Act, parentId: number): D[] | Refusal {
      return kind.hostOf(store, parentId) ? inPlaces(kind.all(store, parentId)) : notFound();
    },

    /** Keeps documents of one boat or tour: all of them or none. `fieldOf` gives the place of one. */
    add(
      { store, user, now, today }: Act,
      parentId: number,
      uploads: readonly Upload<D>[],
      fieldOf: (index: number) => string,
    ): D[] | Refusal {
      if (!kind.hostOf(store, parentId)) return notFound();
      const refusal = documentsRefusal(uploads, kind.all(store, parentId), today, fieldOf);
      if (refusal) return refusal;
      return uploads.map((said) => {
        const values = newDocument(said, kind.all(store, parentId), now, isVerdict(user));
        const filePath = storeDocument(store, folderOf(parentId), said);
        return kind.insert(store, parentId, { ...values, filePath });
      });
    },

    /** Replaces what is said of a document, and its file when new data came along. */
    change(
      { store, user, now, today }: Act,
      said: Said<D['documentType']> & { id: number },
    ): D | Refusal {
      const before = kind.get(store, said.id);
      if (!before) return notFound();
      const parentId = kind.parentOf(before);
      const siblings = kind.all(store, parentId).filter(({ id }) => id !== said.id);
      const refusal = documentsRefusal([said], siblings, today, () => 'body');
      if (refusal) return refusal;
      const values = changedDocument(before, said, now, isVerdict(user));
      if (said.documentData === undefined) {
        return kind.update(store, said.id, values) ?? notFound();
      }
      removeDocumentFile(store, before);
      const { documentName, documentData } = said;
      const filePath = storeDocument(store, folderOf(parentId), { documentName, documentData });
      return kind.update(store, said.id, { ...values, filePath }) ?? notFound();
    },

    /** Gives some documents of a boat or tour new places and answers all of them in order. */
    reorder(
      { store, now }: Act,
      parentId: number,
      orders: readonly Schemas['DisplayOrderChange'][],
    ): D[] | Refusal {
      if (!kind.hostOf(store, parentId)) return notFound();
      const refusal = orderRefusal(orders, kind.all(store, parentId));
      if (refusal) return refusal;
      for (const { id, displayOrder } of orders) put(store, now, id, displayOrder);
      return inPlaces(kind.all(store, parentId));
    },

    /** Gives one document another place. */
    move({ store, now }: Act, id: number, displayOrder: number): D | Refusal {
      return put(store, now, id, displayOrder) ?? notFound();
    },

    /** Removes a document with its file. */
    remove({ store }: Act, id: number): Refusal | undefined {
      const document = kind.get(store, id);
      if (!document) return notFound();
      removeDocumentFile(store, document);
      kind.remove(store, id);
      return undefined;
    },

    /**
     * Sets an administrator's verdict, and tells whose document it is, unless it waited and goes on waiting.
     * Notes left out stay.
     */
    judge({ store, now }: Act, id: number, verdict: Schemas['DocumentVerification']): D | Refusal {
      const before = kind.get(store, id);
      // A note that shows nothing would refuse a document without a word.
      const verificationNotes = shownText(verdict.verificationNotes);
      const document = kind.update(store, id, {
        isVerified: verdict.isVerified,
        ...(verdict.verificationNotes !== undefined && { verificationNotes }),
        updatedAt: instant(now),
      });
      if (!before || !document) return notFound();
      const host = kind.hostOf(store, kind.parentOf(document));
      if (host && !(stateOf(before) === 'WAITING' && verdictOf(verdict) === 'REOPENED')) {
        const { isVerified: wasVerified } = before;
        const { hostId: userId, name: of } = host;
        notifyOfVerdict(store, now, { userId, of, document, verdict, wasVerified });
      }
      return document;
    },
  };
}

/** What `shown` makes of a document, unless it was refused. */
export function unlessRefused<T, R>(result: T | Refusal, shown: (value: T) => R): R | Refusal {
  return isRefusal(result) ? result : shown(result);
}
