import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Dialog } from '../../../../ui/overlays/dialog/dialog.tsx';
import { media } from '../../../../ui/theme/media.ts';
import { useMedia } from '../../../../ui/theme/use-media.ts';
import * as styles from './edit-days.css.ts';
import { EditForm } from './edit-form.tsx';
import type { EditDaysProps } from './edit-props.ts';
import { useSelectionTitle } from './selection-head.tsx';

/**
 * Opens, closes, prices and deletes the chosen days: a panel in its place on a wide screen, a sheet from
 * below on a phone. It says before saving what changes, saves all days at once, and offers to undo it.
 */
export default function EditDays(props: EditDaysProps) {
  return useMedia(media.laptop) ? <Panel {...props} /> : <Sheet {...props} />;
}

function Panel(props: EditDaysProps) {
  const { t } = useLingui();
  const panel = useRef<HTMLElement>(null);
  const { autoFocus = false } = props;
  useEffect(() => {
    if (autoFocus) panel.current?.focus();
  }, [autoFocus]);
  return (
    <section
      ref={panel}
      className={styles.panel}
      tabIndex={-1}
      aria-label={t`Chosen days`}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) props.onClose();
      }}
    >
      <EditForm {...props} withHead />
    </section>
  );
}

function Sheet(props: EditDaysProps) {
  const title = useSelectionTitle(props.selection);
  return (
    <Dialog title={title} isOpen onOpenChange={(isOpen) => !isOpen && props.onClose()}>
      <div className={styles.sheet}>
        <EditForm {...props} withHead={false} />
      </div>
    </Dialog>
  );
}
