import { Trans } from '@lingui/react/macro';
import { link } from '../../../ui/actions/link/link.css.ts';

export interface DownloadProps {
  /** Where the file is in memory. */
  url: string;
  name: string;
}

/** The way to a file that cannot be seen here. */
export function Download({ url, name }: DownloadProps) {
  return (
    <a className={link} href={url} download={name}>
      <Trans>Download</Trans>
    </a>
  );
}
