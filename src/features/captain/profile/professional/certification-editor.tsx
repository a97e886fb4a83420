import { useLingui as useMessages } from '@lingui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import type { FieldErrorText } from '../../../../forms/field-error.ts';
import { Button } from '../../../../ui/actions/button/button.tsx';
import { DatePicker } from '../../../../ui/dates/date-picker/date-picker.tsx';
import { TextField } from '../../../../ui/fields/text-field/text-field.tsx';
import * as styles from '../captain-profile-page.css.ts';
import { type CertificationRow, certificationErrors } from './professional-rules.ts';

interface CertificationEditorProps {
  /** Its place in the list, from 1. */
  position: number;
  row: CertificationRow;
  /** Whether what is wrong is said: once somebody has tried to save. */
  isChecked: boolean;
  onChange: (row: CertificationRow) => void;
  onRemove: () => void;
}

/** One certification: what it says, who gave it, and until when it is good. */
export function CertificationEditor(props: CertificationEditorProps) {
  const { position, row, isChecked, onChange, onRemove } = props;
  const { i18n } = useMessages();
  const { t } = useLingui();
  const errors = isChecked ? certificationErrors(row) : {};
  const said = (error: FieldErrorText | undefined) =>
    typeof error === 'object' ? i18n._(error) : error;
  const change = (part: Partial<CertificationRow>) => onChange({ ...row, ...part });
  const title = row.name.trim() || t`Certification ${position}`;

  return (
    <fieldset id={`certification-${row.key}`} className={styles.certification} aria-label={title}>
      <div className={styles.fields}>
        <TextField
          label={t`What is certified`}
          autoComplete="off"
          value={row.name}
          onChange={(name) => change({ name })}
          error={said(errors.name)}
        />
        <TextField
          label={t`Issuer`}
          autoComplete="off"
          value={row.issuer}
          onChange={(issuer) => change({ issuer })}
          error={said(errors.issuer)}
        />
        <DatePicker
          label={t`Day of issue`}
          jumps
          value={row.issueDate || null}
          onChange={(day) => change({ issueDate: day ?? '' })}
          error={said(errors.issueDate)}
        />
        <DatePicker
          label={t`Last day (optional)`}
          description={t`Leave it empty if it is permanent.`}
          jumps
          value={row.expiryDate || null}
          onChange={(day) => change({ expiryDate: day ?? '' })}
          error={said(errors.expiryDate)}
        />
        <TextField
          label={t`Certificate number (optional)`}
          autoComplete="off"
          value={row.certificateNumber}
          onChange={(certificateNumber) => change({ certificateNumber })}
          error={said(errors.certificateNumber)}
        />
      </div>
      <div className={styles.actions}>
        <Button variant="text" size="small" aria-label={t`Remove ${title}`} onPress={onRemove}>
          <Trash2 aria-hidden="true" size={18} strokeWidth={1.75} />
          <Trans>Remove</Trans>
        </Button>
      </div>
    </fieldset>
  );
}
