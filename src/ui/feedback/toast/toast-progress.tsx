import { useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { useFormat } from '../../../i18n/use-format.ts';
import { ProgressBar } from '../progress-bar/progress-bar.tsx';
import type { ToastProgress as Progress } from './toast-queue.ts';

interface ToastProgressProps {
  message: string;
  progress: Progress;
}

/** How much of what is under way has been done, of how much. */
export function ToastProgress({ message, progress }: ToastProgressProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { done, all } = useSyncExternalStore(progress.subscribe, progress.now, progress.now);
  return (
    <ProgressBar
      label={message}
      value={(done / all) * 100}
      valueText={t`${format.number(done)} of ${format.number(all)}`}
    />
  );
}
