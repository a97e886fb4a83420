import { lazyDialog } from '../../loading/lazy/lazy-dialog.tsx';

/**
 * Asks before something is done that cannot be undone. It closes when its owner says so, after
 * `onConfirm` has done its work. Its props: `ConfirmDialogProps` of `confirm-question.tsx`.
 */
export const ConfirmDialog = lazyDialog(() => import('./confirm-question.tsx'));
