import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { errorText } from '../../../api/errors/messages.ts';
import { applicationDocument } from '../../../api/resources/captain-applications/queries.ts';
import { Button } from '../../../ui/actions/button/button.tsx';
import { notifyError } from '../../../ui/feedback/toast/notify.ts';

interface SentDocumentProps {
  applicationId: number;
  path: string;
}

/** Hands a file to the browser under a name. */
function save(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = name;
  anchor.click();
  URL.revokeObjectURL(url);
}

/** A document of one's own application. It is behind the session, so no plain link leads to it. */
export function SentDocument({ applicationId, path }: SentDocumentProps) {
  const { t, i18n } = useLingui();
  const name = path.split('/').at(-1) ?? path;
  const download = useMutation({
    mutationFn: () => applicationDocument(applicationId, path),
    onSuccess: (file) => save(file, name),
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
