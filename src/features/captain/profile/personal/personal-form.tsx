import { useLingui } from '@lingui/react/macro';
import { Conflict } from '../../../../forms/conflict/conflict.tsx';
import { useFormat } from '../../../../i18n/use-format.ts';
import { formatPhone } from '../../../../ui/fields/phone-field/phone.ts';
import { FormEnd } from '../form-end.tsx';
import { PersonalFields } from './personal-fields.tsx';
import { personalLabels } from './personal-labels.ts';
import { type PersonalFormOptions, usePersonalForm } from './use-personal-form.ts';

/** Who the captain is and where they live. */
export function PersonalForm(options: PersonalFormOptions) {
  const { t } = useLingui();
  const format = useFormat();
  const { form, failure, conflict, lastChange } = usePersonalForm(options);
  return (
    <form.AppForm>
      <form.Form label={t`Personal details`}>
        <PersonalFields form={form} />
        <Conflict
          differences={conflict}
          lastChange={lastChange}
          labels={personalLabels}
          shown={{
            dateOfBirth: (day) => format.date(String(day)),
            phone: (phone) => formatPhone(String(phone)),
          }}
        />
        <FormEnd failure={conflict.length > 0 ? undefined : failure} onCancel={options.onClose} />
      </form.Form>
    </form.AppForm>
  );
}
