import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { type AccessRule, mayCall } from '../../../api/contract/may-call.ts';
import { ApiError } from '../../../api/errors/api-error.ts';
import { useSession } from '../../../api/session/use-session.ts';
import type { Versioned } from '../../../api/versioned.ts';
import { QueryError } from '../../../domain/query/query-error.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton/skeleton.tsx';
import { LoadingStatus } from '../../../ui/loading/loading-status/loading-status.tsx';
import { EditorHeader, type EditorWords, NoAccess, NoRecord } from './editor-words.tsx';

type Key = (string | number)[];

/** What tells the editor of one kind of record from that of another. */
export interface EditedKind<Read, Stored> {
  words: EditorWords;
  createOperation: AccessRule;
  updateOperation: AccessRule;
  query: (id: number) => UseQueryOptions<Versioned<Read>, Error, Versioned<Read>, Key>;
  hostOf: (read: Read) => number;
  storedOf: (read: Versioned<Read>) => Versioned<Stored>;
  /** An empty form. */
  empty: () => Versioned<Stored>;
}

/** What an editor's form gets from its page. */
export interface EditorFormProps<Stored> {
  hostId: number;
  record: Versioned<Stored>;
  /** As it stands in the address: an id, or `new`. */
  address: string;
  /** The new record has its id and is edited from now on. */
  onCreated: (id: number) => void;
}

interface EditorPageProps<Read, Stored> {
  hostId: number;
  /** Of the record; `new` for one that is to be added, undefined for an address that names none. */
  id: number | 'new' | undefined;
  kind: EditedKind<Read, Stored>;
  /** Leads to the new record, which keeps its form. */
  onCreated: (id: number) => void;
  children: (form: EditorFormProps<Stored>) => ReactNode;
}

/** The page of an editor: a record is added or changed, for whom the contract allows it. */
export function EditorPage<Read extends { name: string }, Stored>(
  props: EditorPageProps<Read, Stored>,
) {
  const { hostId, id, kind, onCreated } = props;
  const { words } = kind;
  const user = useSession();
  // A record that was added here keeps its form, with what is still to be sent.
  const [added, setAdded] = useState<number>();
  // Its address follows a moment later; only after that is `new` another record.
  const [isAtAdded, setAtAdded] = useState(false);
  if (id === added && added !== undefined && !isAtAdded) setAtAdded(true);

  if (id === undefined) return <NoRecord words={words} />;
  if (id !== 'new' && id !== added) return <StoredRecord key={id} {...props} id={id} />;
  if (!mayCall(kind.createOperation, user, hostId)) {
    return <NoAccess words={words} title={words.newTitle} />;
  }
  return (
    <>
      <EditorHeader words={words} title={words.newTitle} />
      <NewRecord
        key={id === 'new' && isAtAdded ? 'another' : 'new'}
        {...props}
        address={String(id)}
        onCreated={(newId) => {
          setAdded(newId);
          onCreated(newId);
        }}
      />
    </>
  );
}

interface NewRecordProps<Read, Stored>
  extends Pick<EditorPageProps<Read, Stored>, 'hostId' | 'kind' | 'onCreated' | 'children'> {
  address: string;
}

function NewRecord<Read, Stored>({ children, kind, ...form }: NewRecordProps<Read, Stored>) {
  const [record] = useState(kind.empty);
  return children({ ...form, record });
}

interface StoredRecordProps<Read, Stored>
  extends Pick<EditorPageProps<Read, Stored>, 'hostId' | 'kind' | 'children'> {
  id: number;
}

function StoredRecord<Read extends { name: string }, Stored>(
  props: StoredRecordProps<Read, Stored>,
) {
  const { hostId, id, kind } = props;
  const { words } = kind;
  const user = useSession();
  const { data, error, isFetching, refetch } = useQuery(kind.query(id));
  if (data) {
    // What is published is for everybody to read, and for its host to change.
    const host = kind.hostOf(data);
    if (host !== hostId || !mayCall(kind.updateOperation, user, host)) {
      return <NoAccess words={words} title={words.editTitle} />;
    }
    return (
      <>
        <EditorHeader words={words} title={words.editTitle} lead={data.name} />
        <ReadRecord {...props} read={data} />
      </>
    );
  }
  const status = error instanceof ApiError ? error.status : undefined;
  if (status === 404) return <NoRecord words={words} />;
  if (status === 403) return <NoAccess words={words} title={words.editTitle} />;
  if (error) {
    return <QueryError result={{ error, isFetching, refetch }} level={1} />;
  }
  return (
    <>
      <EditorHeader words={words} title={words.editTitle} />
      <LoadingStatus />
      <Skeleton height="480px" />
    </>
  );
}

interface ReadRecordProps<Read, Stored> extends StoredRecordProps<Read, Stored> {
  read: Versioned<Read>;
}

function ReadRecord<Read, Stored>(props: ReadRecordProps<Read, Stored>) {
  const { hostId, id, kind, read, children } = props;
  const record = useMemo(() => kind.storedOf(read), [kind, read]);
  return children({ hostId, record, address: String(id), onCreated: () => undefined });
}
