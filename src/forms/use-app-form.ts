import { createFormHook, revalidateLogic } from '@tanstack/react-form';
import { FormCheckbox } from './checkbox.tsx';
import { FormCheckboxGroup } from './checkbox-group.tsx';
import { fieldContext, formContext } from './contexts.ts';
import type { FieldErrors } from './field-error.ts';
import { FormFileDrop } from './file-drop.tsx';
import { Form } from './form.tsx';
import { lazyField } from './lazy-field.tsx';
import { FormPasswordField } from './password-field.tsx';
import { FormPhoneField } from './phone-field.tsx';
import { Submit } from './submit.tsx';
import { FormSwitch } from './switch.tsx';
import { FormTextArea } from './text-area.tsx';
import { FormTextField } from './text-field.tsx';

// React Aria's parts of these weigh 4 to 46 kB each; a form to sign in needs none of them.
const RadioGroup = lazyField(async () => (await import('./radio-group.tsx')).FormRadioGroup);
const RatingInput = lazyField(async () => (await import('./rating-input.tsx')).FormRatingInput);
const Select = lazyField(async () => (await import('./select.tsx')).FormSelect);
const NumberField = lazyField(async () => (await import('./number-field.tsx')).FormNumberField);
const MoneyField = lazyField(async () => (await import('./money-field.tsx')).FormMoneyField);
const NumberStepper = lazyField(
  async () => (await import('./number-stepper.tsx')).FormNumberStepper,
);
const Slider = lazyField(async () => (await import('./slider.tsx')).FormSlider);
const RangeSlider = lazyField(async () => (await import('./range-slider.tsx')).FormRangeSlider);
const DatePicker = lazyField(async () => (await import('./date-picker.tsx')).FormDatePicker);
const DateRangePicker = lazyField(
  async () => (await import('./date-range-picker.tsx')).FormDateRangePicker,
);

/**
 * TanStack Form with this app's fields: `<form.AppField name="email">{(field) => <field.TextField
 * label={…} />}</form.AppField>` inside `<form.AppForm><form.Form>`. Spread `checkedBy(rules)` into
 * its options.
 */
export const { useAppForm } = createFormHook({
  fieldContext,
  formContext,
  fieldComponents: {
    TextField: FormTextField,
    PasswordField: FormPasswordField,
    PhoneField: FormPhoneField,
    TextArea: FormTextArea,
    Checkbox: FormCheckbox,
    CheckboxGroup: FormCheckboxGroup,
    Switch: FormSwitch,
    FileDrop: FormFileDrop,
    RadioGroup,
    RatingInput,
    Select,
    NumberField,
    MoneyField,
    NumberStepper,
    Slider,
    RangeSlider,
    DatePicker,
    DateRangePicker,
  },
  formComponents: { Form, Submit },
});

/** Checks the fields by `rules`: first on submit, from then on with every change. */
export function checkedBy<Values>(rules: (values: Values) => FieldErrors<Values>) {
  return {
    validationLogic: revalidateLogic(),
    validators: {
      onDynamic: ({ value }: { value: Values }) => {
        const fields = rules(value);
        return Object.keys(fields).length > 0 ? { fields } : undefined;
      },
    },
  };
}
