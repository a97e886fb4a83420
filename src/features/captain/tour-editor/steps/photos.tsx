import { useLingui } from '@lingui/react/macro';
import * as styles from '../../../../forms/editor/part/form-part.css.ts';
import { FormPart } from '../../../../forms/editor/part/form-part.tsx';

/** Photos of the tour. */
export function PhotosStep() {
  const { t } = useLingui();
  return (
    <div className={styles.parts}>
      <FormPart title={t`Photos`}>{null}</FormPart>
    </div>
  );
}
