import * as styles from '../../../../forms/editor/part/form-part.css.ts';
import type { TourForm } from '../use-tour-form.ts';
import { DatesPart } from './dates/dates-part.tsx';
import { LengthPart } from './dates/length-part.tsx';
import { PricePart } from './dates/price-part.tsx';

interface DatesStepProps {
  form: TourForm;
  /** Undefined until the tour has been added. */
  tourId: number | undefined;
}

/** What the tour costs, how long it takes, and when it takes place. */
export function DatesStep({ form, tourId }: DatesStepProps) {
  return (
    <div className={styles.parts}>
      <PricePart form={form} />
      <LengthPart form={form} />
      <DatesPart form={form} tourId={tourId} />
    </div>
  );
}
