import { DateInput, DateSegment } from 'react-aria-components/DateField';
import * as styles from './date-picker.css.ts';

interface DateSegmentsProps {
  className: string;
  /** Which end of a range it is. */
  slot?: 'start' | 'end';
}

/** Day, month and year of a picker, in the order of the page's language. */
export function DateSegments(props: DateSegmentsProps) {
  return (
    <DateInput {...props}>
      {(segment) => <DateSegment segment={segment} className={styles.segment} />}
    </DateInput>
  );
}
