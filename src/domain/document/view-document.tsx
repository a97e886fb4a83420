import { useLingui } from '@lingui/react/macro';
import { Eye } from 'lucide-react';
import { errorText } from '../../api/errors/messages.ts';
import { useSingleMutation } from '../../api/use-single-mutation.ts';
import { IconButton } from '../../ui/actions/icon-button/icon-button.tsx';
import { notifyError } from '../../ui/feedback/toast/notify.ts';
import { lazyDialog } from '../../ui/loading/lazy/lazy-dialog.tsx';
import { safeDocument } from './safe-document.ts';

const DocumentDialog = lazyDialog(() => import('./document-dialog.tsx'));

interface ViewDocumentProps {
  name: string;
  /** Reads the file with the session; rejects with an ApiError. */
  load: () => Promise<Blob>;
}

/**
 * Opens a document that is behind the session: its file is read with the token and shown from memory, so that
 * no address of it is ever written anywhere. Closing it releases the memory.
 */
export function ViewDocument({ name, load }: ViewDocumentProps) {
  const { t, i18n } = useLingui();
  const { data, isPending, mutate, reset } = useSingleMutation({
    mutationFn: async () => safeDocument(await load()),
    onSuccess(file) {
      if (!file) void notifyError({ message: t`This kind of file is not opened here.` });
    },
    onError: (error) => notifyError({ message: errorText(i18n, error) }),
  });
  return (
    <>
      <IconButton label={t`View ${name}`} isPending={isPending} onPress={() => mutate()}>
        <Eye aria-hidden="true" size={18} strokeWidth={1.75} />
      </IconButton>
      {data && (
        <DocumentDialog
          isOpen
          onOpenChange={(isOpen) => !isOpen && reset()}
          name={name}
          file={data}
        />
      )}
    </>
  );
}
