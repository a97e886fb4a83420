import { Trans } from '@lingui/react/macro';
import { uploadTourImageOperation } from '../../../../api/contract/contract.ts';
import { mayCall } from '../../../../api/contract/may-call.ts';
import { useSession } from '../../../../api/session/use-session.ts';
import { Slot } from '../../../../forms/editor/fields/slot.tsx';
import * as styles from '../../../../forms/editor/part/form-part.css.ts';
import { FormPart } from '../../../../forms/editor/part/form-part.tsx';
import type { PhotoList } from '../../../../forms/photos/photo-list.ts';
import { PhotoUploader } from '../../../../forms/photos/photo-uploader.tsx';

interface PhotosStepProps {
  /** Whose the tour is. */
  hostId: number;
  photos: PhotoList;
}

/** What the tour looks like. */
export function PhotosStep({ hostId, photos }: PhotosStepProps) {
  const canWrite = mayCall(uploadTourImageOperation, useSession(), hostId);
  return (
    <div className={styles.parts}>
      <FormPart
        title={<Trans>Photos</Trans>}
        hint={<Trans>The first one is the cover. Photos are sent when the tour is saved.</Trans>}
      >
        {/* As what keeps a tour from being published names it. */}
        <Slot name="tourImages">
          <PhotoUploader list={photos} canWrite={canWrite} />
        </Slot>
      </FormPart>
    </div>
  );
}
