import { useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { errorText } from '../../../api/errors/messages.ts';
import { applicationDocument } from '../../../api/resources/captain-applications/queries.ts';
import { useSingleMutation } from '../../../api/use-single-mutation.ts';
import { downloadFile } from '../../../device/download-file.ts';
import { Button } from '../../../ui/actions/button/button.tsx';
import { notifyError } from '../../../ui/feedback/toast/notify.ts';

interface SentDocumentProps {
  applicationId: number;
  path: string;
}

/** A document of one's own application. It is behind the session, so no plain link leads to it. */
export function SentDocument({ applicationId, path }: SentDocumentProps) {
  const { t, i18n } = useLingui();
  const name = path.split('/').at(-1) ?? path;
  const download = useSingleMutation({
    mutationFn: () => applicationDocument(applicationId, path),
    onSuccess: (file) => downloadFile(file, name),
    onError: (error) => notifyError({ message: errorText(i18n, error) }),
  });
  return (
    <Button
      variant="secondary"
      size="small"
      aria-label={t`Download ${name}`}
      pending={download.isPending}
      onPress={() => download.mutate()}
    >
      <Download aria-hidden="true" size={18} strokeWidth={1.75} />
      {name}
    </Button>
  );
}
