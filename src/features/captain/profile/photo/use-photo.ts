import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError, localCodes } from '../../../../api/errors/api-error.ts';
import {
  deleteCaptainPhoto,
  uploadCaptainPhoto,
} from '../../../../api/resources/captain-profile/mutations.ts';
import { captainProfileKey } from '../../../../api/resources/captain-profile/queries.ts';
import { useSingleMutation } from '../../../../api/use-single-mutation.ts';
import { notifySuccess } from '../../../../ui/feedback/toast/notify.ts';

/**
 * Puts a photo into one's own profile, or takes it out with null. `progress` is how much has been sent, 0–1,
 * undefined while nothing is. What was called off is no failure.
 */
export function usePhoto(onDone: () => void) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const [progress, setProgress] = useState<number>();
  const call = useRef<AbortController>(undefined);
  const change = useSingleMutation({
    async mutationFn(photo: File | null) {
      if (photo === null) return deleteCaptainPhoto();
      const controller = new AbortController();
      call.current = controller;
      setProgress(0);
      const { signal } = controller;
      await uploadCaptainPhoto({ photo, onProgress: setProgress, signal });
      return undefined;
    },
    async onSuccess(_, photo) {
      void notifySuccess(photo ? t`Photo uploaded` : t`Photo removed`);
      onDone();
      await queryClient.invalidateQueries({ queryKey: captainProfileKey });
    },
    onSettled: () => setProgress(undefined),
  });
  const { error } = change;
  const isCalledOff = error instanceof ApiError && error.code === localCodes.aborted;
  return {
    ...change,
    error: isCalledOff ? null : error,
    progress,
    cancel: () => call.current?.abort(),
  };
}
