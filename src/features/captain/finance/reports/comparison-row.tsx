import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import * as styles from '../finance.css.ts';
import { changeOf } from './comparison.ts';

interface ComparisonRowProps {
  label: ReactNode;
  /** How a figure that is no sum comes about. */
  note?: ReactNode;
  /** Null where nothing was offered. */
  now: number | null;
  before: number | null;
  format: (value: number) => string;
  /** A rate is compared in points: a per cent of a per cent says little. */
  isRate?: boolean;
  /** The figure with the way to what it is the sum of; as it is written when left out. */
  show?: (value: number, of: 'now' | 'before') => ReactNode;
}

/** A figure of the period beside that of the period before, and how it went from one to the other. */
export function ComparisonRow({
  label,
  note,
  now,
  before,
  format,
  isRate = false,
  show = format,
}: ComparisonRowProps) {
  return (
    <tr>
      <th scope="row" className={styles.cell}>
        {label}
        {note && <span className={styles.second}>{note}</span>}
      </th>
      <td className={styles.amount}>
        {now === null ? <Trans>nothing was open</Trans> : show(now, 'now')}
      </td>
      <td className={styles.cell}>
        {before === null ? (
          <Trans>nothing was open then</Trans>
        ) : now === null ? (
          <Before value={show(before, 'before')} />
        ) : (
          <>
            <Difference now={now} before={before} format={format} isRate={isRate} />
            <span className={styles.second}>
              <Before value={show(before, 'before')} />
            </span>
          </>
        )}
      </td>
    </tr>
  );
}

function Before({ value }: { value: ReactNode }) {
  return <Trans>{value} then</Trans>;
}

interface DifferenceProps extends Pick<ComparisonRowProps, 'format' | 'isRate'> {
  now: number;
  before: number;
}

function Difference({ now, before, format, isRate = false }: DifferenceProps) {
  const { number, percent } = useFormat();
  const change = changeOf(now, before);
  if (change.kind === 'same') return <Trans>as much as then</Trans>;
  if (change.kind === 'first') return <Trans>there was none then</Trans>;
  const points = number(change.difference, { maximumFractionDigits: 1 });
  const share = percent(change.share);
  const difference = format(change.difference);
  if (isRate) {
    return change.kind === 'more' ? (
      <Trans>{points} points more</Trans>
    ) : (
      <Trans>{points} points less</Trans>
    );
  }
  return change.kind === 'more' ? (
    <Trans>
      {difference} more ({share})
    </Trans>
  ) : (
    <Trans>
      {difference} less ({share})
    </Trans>
  );
}
