import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { button } from '../../ui/actions/button/button.css.ts';
import { Dialog } from '../../ui/overlays/dialog/dialog.tsx';
import * as styles from './document-dialog.css.ts';

interface DocumentDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  name: string;
  /** Of a type that a browser may show. */
  file: Blob;
}

/** A document from memory: a picture itself, a PDF in a tab of its own, either to be kept. */
export default function DocumentDialog({ isOpen, onOpenChange, name, file }: DocumentDialogProps) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const created = URL.createObjectURL(file);
    setUrl(created);
    return () => URL.revokeObjectURL(created);
  }, [file]);
  return (
    <Dialog
      title={name}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={
        url && (
          <>
            <a className={button({ variant: 'secondary' })} href={url} download={name}>
              <Trans>Download</Trans>
            </a>
            <a
              className={button({ variant: 'sea' })}
              href={url}
              target="_blank"
              rel="noopener noreferrer"
            >
              <Trans>Open in a new tab</Trans>
            </a>
          </>
        )
      }
    >
      {url && file.type.startsWith('image/') ? (
        <img src={url} alt={name} className={styles.picture} />
      ) : (
        <p>
          <Trans>This is a PDF file.</Trans>
        </p>
      )}
    </Dialog>
  );
}
