import { below } from '../../../../domain/listing/results/below.css.ts';
import { SeenBefore } from '../../../../domain/offer/seen-before/seen-before.tsx';
import { useTrip } from '../use-listing.ts';

/** The boats that were looked at before on this device, below the list. */
export default function BoatsSeen() {
  return (
    <div className={below}>
      <SeenBefore kind="boat" trip={useTrip()} />
    </div>
  );
}
