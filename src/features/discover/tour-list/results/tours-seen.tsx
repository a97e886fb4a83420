import { below } from '../../../../domain/listing/results/below.css.ts';
import { SeenBefore } from '../../../../domain/offer/seen-before/seen-before.tsx';

/** The tours that were looked at before on this device, below the list. */
export default function ToursSeen() {
  return (
    <div className={below}>
      <SeenBefore kind="tour" />
    </div>
  );
}
