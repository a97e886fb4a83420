import { Trans } from '@lingui/react/macro';
import {
  createBoatDocumentOperation,
  uploadBoatImageOperation,
} from '../../../../api/contract/contract.ts';
import { mayCall } from '../../../../api/contract/may-call.ts';
import { useSession } from '../../../../api/session/use-session.ts';
import { DocumentManager } from '../../../../forms/documents/document-manager.tsx';
import type { HeldDocument } from '../../../../forms/documents/held-document.ts';
import { Slot } from '../../../../forms/editor/fields/slot.tsx';
import * as styles from '../../../../forms/editor/part/form-part.css.ts';
import { FormPart } from '../../../../forms/editor/part/form-part.tsx';
import type { PhotoList } from '../../../../forms/photos/photo-list.ts';
import { PhotoUploader } from '../../../../forms/photos/photo-uploader.tsx';

/** What the boat looks like. */
export function PhotosTab({ hostId, photos }: { hostId: number; photos: PhotoList }) {
  const canWrite = mayCall(uploadBoatImageOperation, useSession(), hostId);
  return (
    <div className={styles.parts}>
      <FormPart
        title={<Trans>Photos</Trans>}
        hint={<Trans>The first one is the cover. Photos are sent when the boat is saved.</Trans>}
      >
        <Slot name="images">
          <PhotoUploader list={photos} canWrite={canWrite} />
        </Slot>
      </FormPart>
    </div>
  );
}

interface DocumentsTabProps {
  /** Whose the boat is. */
  hostId: number;
  boatId: number | undefined;
  held: readonly HeldDocument[];
  onHeldChange: (held: readonly HeldDocument[]) => void;
}

/** What proves that the boat may be let. */
export function DocumentsTab({ hostId, boatId, held, onHeldChange }: DocumentsTabProps) {
  const canWrite = mayCall(createBoatDocumentOperation, useSession(), hostId);
  return (
    <div className={styles.parts}>
      <FormPart
        title={<Trans>Documents</Trans>}
        hint={<Trans>Licence and insurance are required. Only you and our team see them.</Trans>}
      >
        <Slot name="documents">
          <DocumentManager
            parentId={boatId}
            held={held}
            onHeldChange={onHeldChange}
            canWrite={canWrite}
          />
        </Slot>
      </FormPart>
    </div>
  );
}
