import { createFormHook, revalidateLogic } from '@tanstack/react-form';
import { fieldContext, formContext } from './contexts.ts';
import type { FieldErrors } from './field-error.ts';
import { FormCheckbox } from './fields/checkbox.tsx';
import { FormCheckboxGroup } from './fields/checkbox-group.tsx';
import { FormFileDrop } from './fields/file-drop.tsx';
import { lazyField } from './fields/lazy-field.tsx';
import { FormPasswordField } from './fields/password-field.tsx';
import { FormPhoneField } from './fields/phone-field.tsx';
import { FormSwitch } from './fields/switch.tsx';
import { FormTextArea } from './fields/text-area.tsx';
import { FormTextField } from './fields/text-field.tsx';
import { Form } from './form.tsx';
import { Submit } from './submission/submit.tsx';

// React Aria's parts of these weigh 4 to 46 kB each; a form to sign in needs none of them.
const RadioGroup = lazyField(async () => (await import('./fields/radio-group.tsx')).FormRadioGroup);
const RatingInput = lazyField(
  async () => (await import('./fields/rating-input.tsx')).FormRatingInput,
);
const Select = lazyField(async () => (await import('./fields/select.tsx')).FormSelect);
const NumberField = lazyField(
  async () => (await import('./fields/number-field.tsx')).FormNumberField,
);
const MoneyField = lazyField(async () => (await import('./fields/money-field.tsx')).FormMoneyField);
const NumberStepper = lazyField(
  async () => (await import('./fields/number-stepper.tsx')).FormNumberStepper,
);
const Slider = lazyField(async () => (await import('./fields/slider.tsx')).FormSlider);
const RangeSlider = lazyField(
  async () => (await import('./fields/range-slider.tsx')).FormRangeSlider,
);
const DatePicker = lazyField(async () => (await import('./fields/date-picker.tsx')).FormDatePicker);
const DateRangePicker = lazyField(
  async () => (await import('./fields/date-range-picker.tsx')).FormDateRangePicker,
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
