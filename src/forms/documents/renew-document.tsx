import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ManagedDocumentType } from '../../api/contract/types.ts';
import { base64Of } from '../../lib/base64.ts';
import { Button } from '../../ui/actions/button/button.tsx';
import { notifySuccess } from '../../ui/feedback/toast/notify.ts';
import { Dialog } from '../../ui/overlays/dialog/dialog.tsx';
import { createKeyedCalls } from '../submission/keyed-calls.ts';
import { DocumentFields, useDocumentForm } from './document-fields.tsx';
import type { DocumentKind, StoredDocument } from './document-kind.ts';
import { saidOf } from './document-rules.ts';
import { SendingState } from './sending-state.tsx';
import { useSending } from './use-sending.ts';

interface RenewDocumentProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  kind: DocumentKind;
  document: StoredDocument;
  /** Types that there is another one of. */
  taken: ReadonlySet<ManagedDocumentType>;
  onStored: (document: StoredDocument) => void;
}

/** A document that is there: another date, another name, another file. The administrators look at it anew. */
export default function RenewDocument(props: RenewDocumentProps) {
  const { isOpen, onOpenChange, kind, document, taken, onStored } = props;
  const { t } = useLingui();
  const sending = useSending();
  const [keyed] = useState(createKeyedCalls);
  const { id, displayOrder, documentType, documentName, expiryDate } = document;
  const { form, failure } = useDocumentForm({
    values: { documentType, documentName, expiryDate: expiryDate ?? '', files: [] },
    isNew: false,
    taken,
    async send(values) {
      const said = saidOf(values);
      if (!said) return;
      const [file] = values.files;
      const { name, size, lastModified } = file ?? {};
      const contents = { said, id, name, size, lastModified };
      const stored = await keyed(contents, (idempotencyKey) =>
        sending.run(async (ports) => {
          const documentData = file && (await base64Of(file));
          return kind.update({ id, displayOrder, said, documentData, idempotencyKey, ...ports });
        }),
      );
      onStored(stored);
      void notifySuccess(t`The document was renewed`);
      onOpenChange(false);
    },
  });
  const { isSending, progress, cancel } = sending;
  const types = kind.types.filter((type) => type === 'OTHER' || !taken.has(type));
  return (
    <Dialog
      title={<Trans>Renew the document</Trans>}
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!isSending) onOpenChange(open);
      }}
    >
      <form.AppForm>
        <form.Form label={t`Renew the document`}>
          <DocumentFields {...{ form, types, isSending, progress }} isNew={false} />
          <SendingState {...{ isSending, progress, failure }} onCancel={cancel} />
          <Button type="submit" variant="sea" pending={isSending}>
            <Trans>Save the document</Trans>
          </Button>
        </form.Form>
      </form.AppForm>
    </Dialog>
  );
}
