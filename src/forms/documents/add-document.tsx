import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ManagedDocumentType } from '../../api/contract/types.ts';
import { base64Of } from '../../lib/base64.ts';
import { Button } from '../../ui/actions/button/button.tsx';
import { notifySuccess } from '../../ui/feedback/toast/notify.ts';
import { createKeyedCalls } from '../submission/keyed-calls.ts';
import { DocumentFields, useDocumentForm } from './document-fields.tsx';
import type { DocumentKind, StoredDocument } from './document-kind.ts';
import { noDocument, saidOf } from './document-rules.ts';
import * as styles from './documents.css.ts';
import { type HeldDocument, heldDocument } from './held-document.ts';
import { SendingState } from './sending-state.tsx';
import { useSending } from './use-sending.ts';

interface AddDocumentProps {
  kind: DocumentKind;
  /** Undefined while what it belongs to does not exist: it is held then. */
  parentId: number | undefined;
  taken: ReadonlySet<ManagedDocumentType>;
  onStored: (document: StoredDocument) => void;
  onHeld: (document: HeldDocument) => void;
}

/** The form of a new document; it is empty again once the document is there. */
export function AddDocument({ kind, parentId, taken, onStored, onHeld }: AddDocumentProps) {
  const { t } = useLingui();
  const sending = useSending();
  const [keyed] = useState(createKeyedCalls);
  const { form, failure } = useDocumentForm({
    values: noDocument,
    isNew: true,
    taken,
    async send(values) {
      const said = saidOf(values);
      const [file] = values.files;
      // The rules of the form have seen to both.
      if (!said || !file) return;
      if (parentId === undefined) {
        onHeld(heldDocument(said, file));
      } else {
        const { name, size, lastModified } = file;
        const contents = { said, name, size, lastModified, parentId };
        const stored = await keyed(contents, (idempotencyKey) =>
          sending.run(async (ports) =>
            kind.create(parentId, {
              said,
              documentData: await base64Of(file),
              idempotencyKey,
              ...ports,
            }),
          ),
        );
        onStored(stored);
        void notifySuccess(t`The document was uploaded`);
      }
      form.reset();
    },
  });
  const { isSending, progress, cancel } = sending;
  const types = kind.types.filter((type) => type === 'OTHER' || !taken.has(type));
  return (
    <form.AppForm>
      <form.Form label={parentId === undefined ? t`Add to the documents` : t`Add a document`}>
        <div className={styles.fields}>
          <DocumentFields {...{ form, types, isSending, progress }} isNew />
        </div>
        <SendingState {...{ isSending, progress, failure }} onCancel={cancel} />
        <div>
          <Button type="submit" variant="secondary" pending={isSending}>
            {parentId === undefined ? (
              <Trans>Add to the documents</Trans>
            ) : (
              <Trans>Upload the document</Trans>
            )}
          </Button>
        </div>
      </form.Form>
    </form.AppForm>
  );
}
