import { SeenBefore } from '../../../../domain/offer/seen-before/seen-before.tsx';
import { useTrip } from '../use-listing.ts';
import * as styles from './recently-seen.css.ts';

/** The boats that were looked at before on this device, below the list. */
export function RecentlySeen() {
  const trip = useTrip();
  return (
    <div className={styles.below}>
      <SeenBefore kind="boat" trip={trip} />
    </div>
  );
}
