import { Trans } from '@lingui/react/macro';
import { createTourDocumentOperation } from '../../../../api/contract/contract.ts';
import { mayCall } from '../../../../api/contract/may-call.ts';
import { useSession } from '../../../../api/session/use-session.ts';
import { DocumentManager } from '../../../../forms/documents/document-manager.tsx';
import type { HeldDocument } from '../../../../forms/documents/held-document.ts';
import { tourDocumentKind } from '../../../../forms/documents/tour-document-kind.ts';
import { Slot } from '../../../../forms/editor/fields/slot.tsx';
import * as styles from '../../../../forms/editor/part/form-part.css.ts';
import { FormPart } from '../../../../forms/editor/part/form-part.tsx';

interface DocumentsStepProps {
  /** Whose the tour is. */
  hostId: number;
  /** Undefined until it has been added. */
  tourId: number | undefined;
  held: readonly HeldDocument[];
  onHeldChange: (held: readonly HeldDocument[]) => void;
}

/** What proves that the tour may be held. */
export function DocumentsStep({ hostId, tourId, held, onHeldChange }: DocumentsStepProps) {
  const canWrite = mayCall(createTourDocumentOperation, useSession(), hostId);
  return (
    <div className={styles.parts}>
      <FormPart
        title={<Trans>Documents</Trans>}
        hint={
          tourId === undefined ? (
            <Trans>
              A draft is saved without them; before it is published, the guide’s licence and
              insurance are needed. They are sent when the tour is saved.
            </Trans>
          ) : (
            <Trans>
              Each is stored at once. Before a tour is published, the guide’s licence and insurance
              are needed.
            </Trans>
          )
        }
      >
        <Slot name="documents">
          <DocumentManager
            parentId={tourId}
            held={held}
            onHeldChange={onHeldChange}
            kind={tourDocumentKind}
            canWrite={canWrite}
          />
        </Slot>
      </FormPart>
    </div>
  );
}
