import { plural } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { notifySuccess } from '../../ui/feedback/toast/notify.ts';
import { boatPhotoKind, type PhotoKind, type StoredPhoto } from './photo-kind.ts';
import { createPhotoList, type PhotoList } from './photo-list.ts';
import { createResizer } from './resize/resizer.ts';

const notifyAdded = (count: number) =>
  void notifySuccess(
    plural(count, {
      one: '# photo was optimised and added.',
      other: '# photos were optimised and added.',
    }),
  );

/**
 * The photos of a boat or tour for as long as its form is open. `parent` is what the service has of it; none while it does
 * not exist. They are saved by `uploadPhotos`. Call it where the form lives, above its tabs, so that photos
 * go on being made to fit while another tab is looked at.
 */
export function usePhotoList(
  parent: { id: number; images: readonly StoredPhoto[] } | undefined,
  kind: PhotoKind = boatPhotoKind,
): PhotoList {
  const queryClient = useQueryClient();
  const [{ list, resizer }] = useState(() => {
    const made = createResizer();
    return {
      resizer: made,
      list: createPhotoList({
        resize: made.resize,
        kind,
        onAdded: notifyAdded,
        onStored: () => void queryClient.invalidateQueries({ queryKey: kind.queryKey }),
      }),
    };
  });
  const id = parent?.id;
  const images = parent?.images;
  useEffect(() => {
    if (id !== undefined && images) list.follow(id, images);
  }, [list, id, images]);
  useEffect(
    () => () => {
      list.dispose();
      resizer.stop();
    },
    [list, resizer],
  );
  return list;
}
