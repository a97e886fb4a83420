import { plural } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { BoatImage } from '../../api/contract/types.ts';
import {
  deleteBoatImage,
  orderBoatImages,
  uploadBoatImage,
} from '../../api/resources/boat-images/mutations.ts';
import { boatsKey } from '../../api/resources/boats/queries.ts';
import { notifySuccess } from '../../ui/feedback/toast/notify.ts';
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
 * The photos of a boat for as long as its form is open. `boat` is what the service has of it; none while it does
 * not exist. They are saved by `uploadPhotos`. Call it where the form lives, above its tabs, so that photos
 * go on being made to fit while another tab is looked at.
 */
export function usePhotoList(
  boat: { id: number; images: readonly BoatImage[] } | undefined,
): PhotoList {
  const queryClient = useQueryClient();
  const [{ list, resizer }] = useState(() => {
    const made = createResizer();
    return {
      resizer: made,
      list: createPhotoList({
        resize: made.resize,
        upload: uploadBoatImage,
        remove: deleteBoatImage,
        order: orderBoatImages,
        onAdded: notifyAdded,
        onStored: () => void queryClient.invalidateQueries({ queryKey: boatsKey }),
      }),
    };
  });
  const id = boat?.id;
  const images = boat?.images;
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
