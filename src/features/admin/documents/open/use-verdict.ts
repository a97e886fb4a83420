import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { DocumentVerification } from '../../../../api/contract/types.ts';
import { ApiError } from '../../../../api/errors/api-error.ts';
import { isMissing } from '../../../../api/errors/is-missing.ts';
import { errorText } from '../../../../api/errors/messages.ts';
import {
  type DocumentRef,
  documentFileQuery,
  documentQuery,
  judgeDocument,
  type VersionedDocument,
} from '../../../../api/resources/admin/documents.ts';
import { adminKey } from '../../../../api/resources/admin/key.ts';
import { documentsKey } from '../../../../api/resources/documents/queries.ts';
import { publishChecklistsKey } from '../../../../api/resources/publish-checklists/queries.ts';
import { useToday } from '../../../../domain/calendar/use-today.ts';
import { validityOf } from '../../../../domain/document/document-state.ts';
import { safeDocument } from '../../../../domain/document/safe-document.ts';
import { useInterrupted } from '../../../../forms/decision/decision-draft.ts';
import { createKeyedCalls } from '../../../../forms/submission/keyed-calls.ts';
import { notifyError, notifySuccess } from '../../../../ui/feedback/toast/notify.ts';
import { nameOf } from '../search-params.ts';

/** What is asked before a verdict: why a document is refused, or whether an expired one is meant. */
type Question = 'refuse' | 'verify-expired';

/** Somebody else has changed or removed what was looked at: another try would judge what nobody has seen. */
export const isOvertaken = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.status === 412 || error.status === 404);

interface Act {
  of: DocumentRef;
  seen: VersionedDocument;
  said: DocumentVerification;
}

/** The act as its draft is named, by the document's name in an address. */
export const refusalOf = (name: string) => `refusal of document ${name}`;

const nothing: DocumentRef = { kind: 'BOAT', id: 0 };

/** What can be done about the document that is open. */
export type Verdict = ReturnType<typeof useVerdict>;

/**
 * Judges the document that is open, by keys and by buttons: it is verified only once its file has been seen.
 * Then the next one opens, by `goOnFrom`; the toast takes a verdict back.
 */
export function useVerdict(
  open: DocumentRef | undefined,
  goOnFrom: (judged: DocumentRef) => Promise<void>,
) {
  const { t, i18n } = useLingui();
  const today = useToday();
  const queryClient = useQueryClient();
  const [keyed] = useState(createKeyedCalls);
  const name = open && nameOf(open);
  const interrupted = useInterrupted(name === undefined ? [] : [refusalOf(name)]);
  const [asked, setAsked] = useState<{ question: Question; name: string } | undefined>(
    interrupted && name !== undefined ? { question: 'refuse', name } : undefined,
  );
  const document = useQuery({ ...documentQuery(open ?? nothing), enabled: open !== undefined });
  // What was read before it was deleted is kept by the cache, and is nothing to judge.
  const seen = isMissing(document.error) ? undefined : document.data;
  const file = useQuery({
    ...documentFileQuery(open ?? nothing, seen?.version),
    enabled: open !== undefined && seen !== undefined,
  });

  const refresh = (keys: readonly (readonly unknown[])[]) =>
    Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));

  async function judge({ of, seen: { version }, said }: Act): Promise<VersionedDocument> {
    const judged = await keyed([of, version, said], (idempotencyKey) =>
      judgeDocument(of, said, { version, idempotencyKey }),
    );
    // It is shown as it is now, with the file that was judged, also where nothing can be read again.
    const fileKey = (at: string | undefined) => documentFileQuery(of, at).queryKey;
    const judgedFile = queryClient.getQueryData(fileKey(version));
    queryClient.setQueryData(fileKey(judged.version), judgedFile);
    queryClient.setQueryData(documentQuery(of).queryKey, judged);
    return judged;
  }

  const takingBack = useMutation({
    mutationFn: judge,
    onSuccess: () => notifySuccess(t`Taken back`),
    onError: (error) => notifyError({ message: errorText(i18n, error) }),
    onSettled: () => refresh([adminKey, documentsKey, publishChecklistsKey]),
  });

  const judging = useMutation({
    mutationFn: judge,
    onSuccess(judged, { of, seen: before, said }) {
      const { documentName, isVerified, verificationNotes } = before;
      const label = t`Undo`;
      void notifySuccess(
        said.isVerified ? t`${documentName}: verified` : t`${documentName}: refused`,
        {
          label,
          onPress: () =>
            takingBack.mutate({ of, seen: judged, said: { isVerified, verificationNotes } }),
        },
      );
      void refresh([documentsKey, publishChecklistsKey]);
      // What could not be read again says so in its place.
      goOnFrom(of).catch(() => undefined);
    },
    onError: (error) => isOvertaken(error) && refresh([adminKey]),
  });

  const isBusy = judging.isPending;
  const hasSeenFile = file.data !== undefined && safeDocument(file.data) !== undefined;
  const canVerify = open && seen && !seen.isVerified && hasSeenFile && !isBusy;
  const isExpired = seen && validityOf(seen.expiryDate, today) === 'EXPIRED';
  const ask = (question: Question) => () => name && setAsked({ question, name });
  const verified: DocumentVerification = { isVerified: true, verificationNotes: null };

  function verifyNow() {
    if (canVerify) judging.mutate({ of: open, seen, said: verified });
  }

  return {
    /** As an address names it. */
    name,
    document,
    /** What is judged; undefined while it is not there, and once it has gone. */
    seen,
    file,
    isBusy,
    hasSeenFile,
    /** Undefined while it cannot be done. */
    verify: canVerify ? (isExpired ? ask('verify-expired') : verifyNow) : undefined,
    refuse: open && seen && !isBusy ? ask('refuse') : undefined,
    /** What is asked of the document that is open. */
    question: asked?.name === name ? asked?.question : undefined,
    closeQuestion: () => setAsked(undefined),
    /** The answer to the question; rejects with an ApiError, which the dialog tells. `undefined` verifies. */
    answer: (note: string | undefined) =>
      open && seen
        ? judging.mutateAsync({
            of: open,
            seen,
            said: note === undefined ? verified : { isVerified: false, verificationNotes: note },
          })
        : Promise.resolve(),
    /** Why the open document could not be judged, where no dialog tells it; null while nothing failed. */
    failure:
      asked === undefined && judging.variables && nameOf(judging.variables.of) === name
        ? judging.error
        : null,
  };
}
