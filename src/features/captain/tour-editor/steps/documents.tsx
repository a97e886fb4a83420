import { useLingui } from '@lingui/react/macro';
import * as styles from '../../../../forms/editor/part/form-part.css.ts';
import { FormPart } from '../../../../forms/editor/part/form-part.tsx';

/** Documents of the tour. */
export function DocumentsStep() {
  const { t } = useLingui();
  return (
    <div className={styles.parts}>
      <FormPart title={t`Documents`}>{null}</FormPart>
    </div>
  );
}
