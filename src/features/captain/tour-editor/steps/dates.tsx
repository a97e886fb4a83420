import { useLingui } from '@lingui/react/macro';
import * as styles from '../../../../forms/editor/part/form-part.css.ts';
import { FormPart } from '../../../../forms/editor/part/form-part.tsx';

/** Dates of the tour. */
export function DatesStep() {
  const { t } = useLingui();
  return (
    <div className={styles.parts}>
      <FormPart title={t`Dates`}>{null}</FormPart>
    </div>
  );
}
