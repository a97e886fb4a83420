import { useLingui } from '@lingui/react/macro';
import { FileText, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useFormat } from '../../../i18n/use-format.ts';
import { IconButton } from '../../actions/icon-button/icon-button.tsx';
import * as styles from './file-drop.css.ts';
import { sizeIn } from './files.ts';

interface FileItemProps {
  file: File;
  error?: string;
  /** 0–1 while it is being sent. */
  progress?: number;
  onRemove?: () => void;
}

/** One chosen file: what it is, how large, what is wrong with it, how far it has been sent. */
export function FileItem({ file, error, progress, onRemove }: FileItemProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { value, unit } = sizeIn(file.size);
  const { name } = file;
  return (
    <li className={styles.item}>
      <Picture file={file} />
      <span>
        <span className={styles.name} title={name}>
          {name}
        </span>
        <span className={styles.size}>
          {format.number(value, {
            style: 'unit',
            unit,
            unitDisplay: 'short',
            maximumSignificantDigits: 3,
          })}
        </span>
        {error && (
          <span role="alert" className={styles.problem}>
            {error}
          </span>
        )}
        {progress !== undefined && (
          <progress className={styles.progress} value={progress} aria-label={t`Sending ${name}`} />
        )}
      </span>
      {onRemove && (
        <IconButton label={t`Remove ${name}`} onPress={onRemove}>
          <X aria-hidden="true" size={18} strokeWidth={1.75} />
        </IconButton>
      )}
    </li>
  );
}

/** An image that the browser can draw shows itself; every other file has a sheet of paper. */
function Picture({ file }: { file: File }) {
  const [url, setUrl] = useState<string>();

  useEffect(() => {
    if (!file.type.startsWith('image/')) return;
    const created = URL.createObjectURL(file);
    setUrl(created);
    return () => URL.revokeObjectURL(created);
  }, [file]);

  return (
    <span className={styles.picture}>
      {url ? (
        <img
          src={url}
          alt=""
          width={48}
          height={48}
          className={styles.image}
          onError={() => setUrl(undefined)}
        />
      ) : (
        <FileText aria-hidden="true" size={22} strokeWidth={1.5} />
      )}
    </span>
  );
}
