import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '../../../i18n/use-format.ts';
import { mostDates, type PlannedStart } from './repeat-rule.ts';
import * as styles from './repeat-rule-fields.css.ts';

interface StartListProps {
  planned: readonly PlannedStart[];
  isCut: boolean;
}

/** The dates that a rule makes, and which of them stand or are taken already. */
export function StartList({ planned, isCut }: StartListProps) {
  const { t } = useLingui();
  const format = useFormat();
  const taken = planned.filter(({ overlapsWith }) => overlapsWith !== null).length;
  return (
    <section className={styles.group} aria-label={t`Dates of this rule`}>
      <p role="status">
        {planned.length === 0 ? (
          <Trans>Choose days of the week, times, and from when until when.</Trans>
        ) : (
          <>
            <Plural value={planned.length - taken} one="# new date" other="# new dates" />
            {taken > 0 && (
              <>
                , <Plural value={taken} one="# exists already" other="# exist already" />
              </>
            )}
          </>
        )}
      </p>
      {isCut && (
        <p className={styles.hint}>
          <Trans>At most {mostDates} dates are added at once: the later ones are left out.</Trans>
        </p>
      )}
      {planned.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard has to reach it
        <ul className={styles.starts} tabIndex={0} aria-label={t`Dates of this rule`}>
          {planned.map(({ start, overlapsWith }) => (
            <li key={start} className={styles.start}>
              <span className={overlapsWith === null ? undefined : styles.taken}>
                {format.date(start, 'full')} {format.time(start)}
              </span>
              {overlapsWith === start && <Trans>exists already</Trans>}
              {overlapsWith !== null && overlapsWith !== start && (
                <Trans>overlaps {format.time(overlapsWith)}</Trans>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
