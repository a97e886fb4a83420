import type { ReactNode } from 'react';
import { Dialog } from '../../../../ui/overlays/dialog/dialog.tsx';
import { BoatPanelContents, type BoatPanelProps } from './booking-panel.tsx';
import * as styles from './panel.css.ts';

interface BoatPanelSheetProps extends BoatPanelProps {
  title: ReactNode;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The panel as a sheet from below, where there is no room beside the page. */
export default function BoatPanelSheet({
  title,
  isOpen,
  onOpenChange,
  ...panel
}: BoatPanelSheetProps) {
  return (
    <Dialog title={title} isOpen={isOpen} onOpenChange={onOpenChange}>
      <div className={styles.sheet}>
        <BoatPanelContents {...panel} />
      </div>
    </Dialog>
  );
}
