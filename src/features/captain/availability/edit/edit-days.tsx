import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { Dialog } from '../../../../ui/overlays/dialog/dialog.tsx';
import { media } from '../../../../ui/theme/media.ts';
import { useMedia } from '../../../../ui/theme/use-media.ts';
import * as styles from './edit-days.css.ts';
import { EditForm, type EditFormProps, type EditWish } from './edit-form.tsx';
import type { DaySelection, EditDaysProps } from './edit-props.ts';
import { useSelectionTitle } from './selection-head.tsx';

/**
 * Opens, closes, prices and deletes the chosen days: a panel in its place on a wide screen, a sheet from
 * below on a phone. It says before saving what changes, saves all days at once, and offers to undo it.
 */
export default function EditDays(props: EditDaysProps) {
  const [wish, setWish] = useState<EditWish>({ draft: {}, leftOut: new Set() });
  const [first] = useState(() => keyOf(props.selection));
  const isMoved = first !== keyOf(props.selection);
  const form = { ...props, wish, onWish: setWish, isMoved };
  return useMedia(media.laptop) ? <Panel {...form} /> : <Sheet {...form} />;
}

/** What stands on other days is read anew, and what became of the last try was about the days before. */
const keyOf = ({ offers, days }: DaySelection) => `${offers.map(({ id }) => id)} ${days}`;

function Panel(props: EditFormProps) {
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
      <EditForm key={keyOf(props.selection)} {...props} withHead />
    </section>
  );
}

function Sheet(props: EditFormProps) {
  const title = useSelectionTitle(props.selection);
  return (
    <Dialog title={title} isOpen onOpenChange={(isOpen) => !isOpen && props.onClose()}>
      <div className={styles.sheet}>
        <EditForm key={keyOf(props.selection)} {...props} withHead={false} />
      </div>
    </Dialog>
  );
}
