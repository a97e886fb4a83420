import { useLingui } from '@lingui/react/macro';
import { useFormat } from '../../../../i18n/use-format.ts';
import { ProgressBar } from '../../../../ui/feedback/progress-bar/progress-bar.tsx';
import type { SaveProgress } from './save-progress.ts';

const megabyte = 1024 ** 2;
const oneDigit = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/** What is being sent: which part, how many of how many, and of photos how much. */
export function ProgressText({ progress }: { progress: SaveProgress }) {
  const { t } = useLingui();
  const format = useFormat();
  const { part, done = 0, all = 0, sentBytes = 0, allBytes = 0 } = progress;
  const labels = {
    tour: t`Sending the tour`,
    dates: t`Sending the dates`,
    photos: t`Sending photos: ${done} of ${all} are there`,
    documents: t`Sending documents: ${done} of ${all} are there`,
  };
  const sent = format.number(sentBytes / megabyte, oneDigit);
  const size = format.number(allBytes / megabyte, oneDigit);
  const part100 =
    allBytes > 0 ? (sentBytes / allBytes) * 100 : all > 0 ? (done / all) * 100 : undefined;
  return (
    <ProgressBar
      label={labels[part]}
      {...(part100 !== undefined && { value: part100 })}
      {...(allBytes > 0 && { valueText: t`${sent} of ${size} MB` })}
    />
  );
}
