import { useId } from 'react';
import { useFormat } from '../../../i18n/use-format.ts';
import * as styles from './progress-bar.css.ts';

interface ProgressBarProps {
  /** What is under way: 'Uploading licence.pdf'. */
  label: string;
  /** 0–100; left out while nobody knows how long it will take. */
  value?: number;
  /** Instead of the per cent: '2 of 5 files'. */
  valueText?: string;
  /** Whether the label shows, or is only read out. */
  showLabel?: boolean;
}

/** How far something has come. */
export function ProgressBar({ label, value, valueText, showLabel = true }: ProgressBarProps) {
  const id = useId();
  const format = useFormat();
  const known = value === undefined ? undefined : Math.min(100, Math.max(0, value));
  const text =
    valueText ??
    (known === undefined
      ? undefined
      : format.number(Math.round(known) / 100, { style: 'percent' }));
  return (
    <div className={styles.progress}>
      {showLabel && (
        <div className={styles.line}>
          <span id={id}>{label}</span>
          {text && (
            <span className={styles.value} aria-hidden="true">
              {text}
            </span>
          )}
        </div>
      )}
      <div
        role="progressbar"
        className={styles.track}
        aria-label={showLabel ? undefined : label}
        aria-labelledby={showLabel ? id : undefined}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={known === undefined ? undefined : Math.round(known)}
        aria-valuetext={text}
      >
        {known === undefined ? (
          <div className={styles.drifting} />
        ) : (
          <div className={styles.bar} style={{ width: `${known}%` }} />
        )}
      </div>
    </div>
  );
}
