import type { ReactNode } from 'react';
import { Dialog } from '../../../../ui/overlays/dialog/dialog.tsx';
import * as styles from './panel.css.ts';
import { TourPanelContents, type TourPanelProps } from './tour-booking-panel.tsx';

interface TourPanelSheetProps extends TourPanelProps {
  title: ReactNode;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The panel of a tour as a sheet from below, where there is no room beside the page. */
export default function TourPanelSheet({
  title,
  isOpen,
  onOpenChange,
  ...panel
}: TourPanelSheetProps) {
  return (
    <Dialog title={title} isOpen={isOpen} onOpenChange={onOpenChange}>
      <div className={styles.sheet}>
        <TourPanelContents {...panel} />
      </div>
    </Dialog>
  );
}
