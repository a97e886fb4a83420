import { Trans, useLingui } from '@lingui/react/macro';
import { Check, Minus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { everyFeatureLabel } from '../../../domain/boat/every-feature-label.ts';
import type { TripSearch } from '../../../domain/trip/trip-search.ts';
import { chip } from '../../../ui/choices/toggle-chip/toggle-chip.css.ts';
import { visuallyHidden } from '../../../ui/theme/global.css.ts';
import { BoatHead } from './boat-head.tsx';
import * as styles from './compare-table.css.ts';
import { decides, differs, featuresOf, useFacts } from './facts.ts';
import type { Compared } from './use-compared.ts';

interface CompareTableProps {
  compared: readonly Compared[];
  /** Whether prices are those of chosen days. */
  withDays: boolean;
  /** Days and people chosen already; they go along to the page of a boat. */
  trip: Partial<TripSearch>;
  onRemove: (id: number) => void;
}

/** A column for each boat, a line for each fact. */
export function CompareTable({ compared, withDays, trip, onRemove }: CompareTableProps) {
  const { t } = useLingui();
  const facts = useFacts(withDays);
  const [onlyDifferent, setOnlyDifferent] = useState(false);
  const boats = compared.flatMap((one) => (one.state === 'there' ? [one.boat] : []));
  const lines = facts
    .map((fact) => ({
      ...fact,
      isDifferent: differs(fact, boats),
      isDeciding: decides(fact, boats),
    }))
    .filter(({ value }) => boats.some((boat) => value(boat) !== null));
  const features = featuresOf(boats);
  const isShown = ({ isDifferent }: { isDifferent: boolean }) => isDifferent || !onlyDifferent;

  return (
    <>
      <button
        type="button"
        className={chip}
        aria-pressed={onlyDifferent}
        data-selected={onlyDifferent || undefined}
        onClick={() => setOnlyDifferent(!onlyDifferent)}
      >
        <Trans>Differences only</Trans>
      </button>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={styles.scroller} tabIndex={0} aria-label={t`Comparison`}>
        <table className={styles.table}>
          <thead>
            <tr>
              <td className={styles.corner} />
              {compared.map((one) => (
                <th key={one.id} scope="col" className={styles.boat}>
                  <BoatHead
                    compared={one}
                    withDays={withDays}
                    trip={trip}
                    onRemove={() => onRemove(one.id)}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.filter(isShown).map(({ id, label, value, isDifferent, isDeciding }) => (
              <Line key={id} label={label} isDeciding={isDeciding}>
                {compared.map((one) => (
                  <td key={one.id} className={styles.cell[cellOf(isDifferent, isDeciding)]}>
                    {one.state === 'there' && (
                      <span className={id === 'daily' ? styles.price : undefined}>
                        {value(one.boat) ?? <Unknown />}
                      </span>
                    )}
                  </td>
                ))}
              </Line>
            ))}
            {features
              .map((feature) => ({ ...feature, isDifferent: feature.on.size < boats.length }))
              .filter(isShown)
              .map(({ name, on, isDifferent }) => (
                <Line key={name} label={<FeatureName feature={name} />}>
                  {compared.map((one) => (
                    <td key={one.id} className={styles.cell[cellOf(isDifferent, false)]}>
                      {one.state === 'there' && <OnBoard isThere={on.has(one.id)} />}
                    </td>
                  ))}
                </Line>
              ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

const cellOf = (isDifferent: boolean, isDeciding: boolean) =>
  isDeciding ? 'deciding' : isDifferent ? 'different' : 'same';

interface LineProps {
  label: ReactNode;
  /** Whether what stands in it is a reason to take one of the boats. */
  isDeciding?: boolean;
  children: ReactNode;
}

function Line({ label, isDeciding = false, children }: LineProps) {
  return (
    <tr>
      <th scope="row" className={styles.label}>
        <span className={styles.labelLine}>
          {label}
          {isDeciding && (
            <>
              <span className={styles.mark} aria-hidden="true" />
              <span className={visuallyHidden}>
                <Trans>differs</Trans>
              </span>
            </>
          )}
        </span>
      </th>
      {children}
    </tr>
  );
}

function OnBoard({ isThere }: { isThere: boolean }) {
  const Icon = isThere ? Check : Minus;
  return (
    <>
      <Icon
        className={isThere ? styles.there : styles.notThere}
        aria-hidden="true"
        size={20}
        strokeWidth={2}
      />
      <span className={visuallyHidden}>{isThere ? <Trans>Yes</Trans> : <Trans>No</Trans>}</span>
    </>
  );
}

function Unknown() {
  return (
    <span className={styles.unknown}>
      <Trans>Not stated</Trans>
    </span>
  );
}

function FeatureName({ feature }: { feature: string }) {
  const { i18n } = useLingui();
  const { name } = everyFeatureLabel(feature);
  return name ? i18n._(name) : feature;
}
