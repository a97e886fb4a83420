import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../api/errors/api-error.ts';
import { boatPhotoKind } from './photo-kind.ts';
import { createPhotoList, type PhotoList } from './photo-list.ts';
import { PhotoUploader } from './photo-uploader.tsx';
import { createResizer } from './resize/resizer.ts';
import { usePhotoList } from './use-photo-list.ts';

const picture = (id: number) => ({
  id,
  imageUrl: `/api/uploads/boat-1-${id}.svg`,
  isPrimary: id === 1,
  displayOrder: id,
});

/** A list that stores nothing: what is sent comes to half its way, or fails. */
function aList(isFailing: boolean): PhotoList {
  return createPhotoList({
    resize: createResizer().resize,
    kind: {
      ...boatPhotoKind,
      upload({ onProgress }) {
        onProgress(0.6);
        if (!isFailing) return new Promise(() => undefined);
        return Promise.reject(new ApiError({ category: 'NETWORK', code: 'OFFLINE' }));
      },
      remove: async () => undefined,
      order: async (_boatId, ids) => ids.map(picture),
    },
    onAdded: () => undefined,
    onStored: () => undefined,
  });
}

function Example({ isFailing = false, canWrite = true }) {
  const [list] = useState(() => {
    const made = aList(isFailing);
    made.follow(1, [1, 2, 3, 4].map(picture));
    return made;
  });
  return <PhotoUploader list={list} canWrite={canWrite} />;
}

function NewBoat() {
  return <PhotoUploader list={usePhotoList(undefined)} />;
}

const queryClient = new QueryClient();

export const examples = {
  'of a boat, uploads stay under way': () => <Example />,
  'uploads fail': () => <Example isFailing />,
  'only looked at': () => <Example canWrite={false} />,
  'of a new boat': () => (
    <QueryClientProvider client={queryClient}>
      <NewBoat />
    </QueryClientProvider>
  ),
};
