import { useLingui as useMessages } from '@lingui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import { boatServiceDetailsLimits, serviceTypeValues } from '../../../../api/contract/contract.ts';
import { isPerPerson } from '../../../../domain/boat/is-per-person.ts';
import type { FieldErrorText } from '../../../../forms/field-error.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { Button } from '../../../../ui/actions/button/button.tsx';
import { Select } from '../../../../ui/choices/select/select.tsx';
import { MoneyField } from '../../../../ui/fields/number-field/money-field.tsx';
import { NumberField } from '../../../../ui/fields/number-field/number-field.tsx';
import { TextField } from '../../../../ui/fields/text-field/text-field.tsx';
import { serviceTypeLabels } from '../values/choices.ts';
import { serviceErrors } from '../values/vessel-rules.ts';
import type { ServiceRow } from '../values/vessel-values.ts';
import { serviceTotal } from './service-total.ts';
import * as styles from './services.css.ts';

interface ServiceEditorProps {
  /** Its place in the list, from 1. */
  position: number;
  service: ServiceRow;
  /** Whether what is wrong is said: once somebody has tried to save. */
  isChecked: boolean;
  onChange: (service: ServiceRow) => void;
  onRemove: () => void;
}

const orNull = (value: number) => (Number.isNaN(value) ? null : value);

/** One extra service: what it is, what it costs, and what that comes to. */
export function ServiceEditor(props: ServiceEditorProps) {
  const { position, service, isChecked, onChange, onRemove } = props;
  const { i18n } = useMessages();
  const { t } = useLingui();
  const format = useFormat();
  const errors = isChecked ? serviceErrors(service) : {};
  const said = (error: FieldErrorText | undefined) =>
    typeof error === 'object' ? i18n._(error) : error;
  const change = (part: Partial<ServiceRow>) => onChange({ ...service, ...part });
  const isForEach = isPerPerson(service);
  const total = serviceTotal(service);
  const title = service.name.trim() || t`Service ${position}`;

  return (
    <fieldset className={styles.service} aria-label={title}>
      <div className={styles.row}>
        <div className={styles.wide}>
          <TextField
            label={t`What it is called`}
            isRequired
            autoComplete="off"
            value={service.name}
            onChange={(name) => change({ name })}
            error={said(errors.name)}
          />
        </div>
        <div className={styles.wide}>
          <Select
            label={t`Kind`}
            options={serviceTypeValues.map((id) => ({ id, label: i18n._(serviceTypeLabels[id]) }))}
            value={service.serviceType}
            onChange={(serviceType) => change({ serviceType })}
            error={said(errors.serviceType)}
          />
        </div>
        <MoneyField
          label={t`Price`}
          isRequired
          maxValue={boatServiceDetailsLimits.price.maximum}
          value={service.price ?? Number.NaN}
          onChange={(price) => change({ price: orNull(price) })}
          error={said(errors.price)}
        />
        <NumberField
          label={t`Quantity`}
          minValue={boatServiceDetailsLimits.quantity.minimum}
          maxValue={boatServiceDetailsLimits.quantity.maximum}
          value={service.quantity ?? Number.NaN}
          onChange={(quantity) => change({ quantity: orNull(quantity) })}
          error={said(errors.quantity)}
        />
      </div>
      <TextField
        label={t`What it consists of`}
        autoComplete="off"
        value={service.description}
        onChange={(description) => change({ description })}
        error={said(errors.description)}
      />
      <div className={styles.foot}>
        <p className={styles.total}>
          <span className={styles.figure}>{total === null ? '–' : format.money(total)}</span>{' '}
          {isForEach ? <Trans>price × quantity</Trans> : <Trans>charged once</Trans>}
        </p>
        <Button variant="text" size="small" aria-label={t`Remove ${title}`} onPress={onRemove}>
          <Trash2 aria-hidden="true" size={18} strokeWidth={1.75} />
          <Trans>Remove</Trans>
        </Button>
      </div>
    </fieldset>
  );
}
