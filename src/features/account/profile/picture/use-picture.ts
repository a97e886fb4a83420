import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Account } from '../../../../api/contract/types.ts';
import { showPicture, uploadPicture } from '../../../../api/resources/account/mutations.ts';
import { accountOrNoneQuery, accountQuery } from '../../../../api/resources/account/queries.ts';
import { useSingleMutation } from '../../../../api/use-single-mutation.ts';
import type { Versioned } from '../../../../api/versioned.ts';

/**
 * Puts a picture into one's own account, or takes it away with null. Until both steps are done the account
 * shows what it showed. `progress` is how much has been sent, 0–1, undefined while nothing is.
 */
export function usePicture(account: Versioned<Account>, onDone: () => void) {
  const queryClient = useQueryClient();
  const [progress, setProgress] = useState<number>();
  const call = useRef<AbortController>(undefined);
  const change = useSingleMutation({
    async mutationFn(file: File | null) {
      const controller = new AbortController();
      call.current = controller;
      if (file) setProgress(0);
      const { signal } = controller;
      const path = file && (await uploadPicture({ file, onProgress: setProgress, signal }));
      // From here on it cannot be called off: the account may have changed already.
      call.current = undefined;
      return showPicture(account, path);
    },
    onSuccess(changed) {
      queryClient.setQueryData(accountQuery().queryKey, changed);
      void queryClient.invalidateQueries({ queryKey: accountOrNoneQuery().queryKey });
      onDone();
    },
    onSettled: () => setProgress(undefined),
  });
  return {
    ...change,
    progress,
    cancel: () => call.current?.abort(),
  };
}
