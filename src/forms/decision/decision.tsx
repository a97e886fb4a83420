import { lazyDialog } from '../../ui/loading/lazy/lazy-dialog.tsx';
import type { DecisionProps } from './decision-props.ts';

export type {
  CommonReason,
  DecisionProps,
  FailureWords,
  ReasonQuestion,
} from './decision-props.ts';

const Dialog = lazyDialog(() => import('./decision-dialog.tsx'));

/**
 * Asks before an act of the administration: what will follow, why it is done, and then does it. Shown
 * while it is rendered: fresh whenever it comes back, but for what was left in the middle, by a reload or a
 * session that ended (`useInterrupted`). Call `Decision.preload` at the first sign of interest.
 */
export function Decision(props: DecisionProps) {
  return (
    <Dialog
      {...props}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) props.onClose();
      }}
    />
  );
}
Decision.preload = Dialog.preload;
