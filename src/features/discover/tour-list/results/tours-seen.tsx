import { SeenBefore } from '../../../../domain/offer/seen-before/seen-before.tsx';
import { below } from '../../listing/results/below.css.ts';

/** The tours that were looked at before on this device, below the list. */
export default function ToursSeen() {
  return (
    <div className={below}>
      <SeenBefore kind="tour" />
    </div>
  );
}
