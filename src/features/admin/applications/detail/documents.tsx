import { Trans } from '@lingui/react/macro';
import type { CaptainApplication } from '../../../../api/contract/types.ts';
import { applicationFileQuery } from '../../../../api/resources/admin/applications.ts';
import { DocumentViewer } from '../../../../domain/document/viewer/document-viewer.tsx';
import { PlainSection } from '../../../../ui/page/plain-section/plain-section.tsx';
import * as styles from './detail.css.ts';

interface DocumentsProps {
  application: CaptainApplication;
  /** From 0. */
  index: number;
  onIndex: (index: number) => void;
}

/** What was sent to prove it, beside what it is to prove. */
export function Documents({ application, index, onIndex }: DocumentsProps) {
  const { id, documentFilePaths } = application;
  return (
    <div className={styles.documents}>
      <PlainSection spacing="tight" title={<Trans>Documents</Trans>}>
        {documentFilePaths.length === 0 ? (
          <p className={styles.hint}>
            <Trans>No document was sent.</Trans>
          </p>
        ) : (
          <DocumentViewer
            documents={documentFilePaths.map((path) => ({
              name: path.split('/').at(-1) ?? path,
              query: applicationFileQuery(id, path),
            }))}
            index={index}
            onIndex={onIndex}
          />
        )}
      </PlainSection>
    </div>
  );
}
