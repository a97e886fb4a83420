import { Trans, useLingui } from '@lingui/react/macro';
import { EllipsisVertical, GripVertical } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { ValidityMark, VerdictMark } from '../../domain/document/document-marks.tsx';
import { documentTypeLabels } from '../../domain/document/document-type-labels.ts';
import { ViewDocument } from '../../domain/document/view-document.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { iconButton } from '../../ui/actions/icon-button/icon-button.css.ts';
import { IconButton } from '../../ui/actions/icon-button/icon-button.tsx';
import { Menu } from '../../ui/actions/menu/menu.tsx';
import { Badge } from '../../ui/content/badge/badge.tsx';
import * as styles from './documents.css.ts';
import type { ShownDocument } from './shown-document.ts';

interface DocumentRowProps {
  document: ShownDocument;
  loadFile: () => Promise<Blob>;
  /** Whether it can be dragged. */
  canMove: boolean;
  /** What can be done with it. */
  actions: readonly { id: string; label: string; onAction: () => void }[];
}

/** One document: what it is, whether it holds, what the administrators said, what can be done with it. */
export function DocumentRow({ document, loadFile, canMove, actions }: DocumentRowProps) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const { documentName, documentType, expiryDate, validity, verdict, notes, stored } = document;
  const label = i18n._(documentTypeLabels[documentType]);
  return (
    <>
      {canMove ? (
        <AriaButton slot="drag" className={iconButton} aria-label={t`Drag ${label}`}>
          <GripVertical aria-hidden="true" size={18} strokeWidth={1.75} />
        </AriaButton>
      ) : (
        <span />
      )}
      <span className={styles.texts}>
        <span className={styles.name}>{label}</span>
        <span className={styles.detail}>
          {documentName} ·{' '}
          {expiryDate ? (
            <Trans>until {format.date(expiryDate)}</Trans>
          ) : (
            <Trans>does not expire</Trans>
          )}
        </span>
        <span className={styles.marks}>
          <ValidityMark validity={validity} />
          {verdict === 'HELD' ? (
            <Badge>
              <Trans>Not saved yet</Trans>
            </Badge>
          ) : (
            <VerdictMark verdict={verdict} />
          )}
        </span>
        {notes && (
          <span className={verdict === 'REFUSED' ? styles.note : styles.detail}>
            <Trans>The administrators: {notes}</Trans>
          </span>
        )}
      </span>
      {/* Lists of what is wrong with a boat lead to the document by this. */}
      <span className={styles.actions} id={stored && `document-${stored.id}`}>
        <ViewDocument name={documentName} load={loadFile} />
        {actions.length > 0 && (
          <Menu
            trigger={
              <IconButton label={t`What to do with ${label}`}>
                <EllipsisVertical aria-hidden="true" size={18} strokeWidth={1.75} />
              </IconButton>
            }
            actions={actions}
          />
        )}
      </span>
    </>
  );
}
