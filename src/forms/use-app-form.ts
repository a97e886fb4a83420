import { createFormHook, revalidateLogic } from '@tanstack/react-form';
import { lazyField } from '../ui/loading/lazy/lazy-field.tsx';
import { fieldContext, formContext } from './contexts.ts';
import type { FieldErrors } from './field-error.ts';
import { FormCheckbox } from './fields/checkbox.tsx';
import { FormCheckboxGroup } from './fields/checkbox-group.tsx';
import { FormFileDrop } from './fields/file-drop.tsx';
import { FormPasswordField } from './fields/password-field.tsx';
import { FormPhoneField } from './fields/phone-field.tsx';
import { FormSwitch } from './fields/switch.tsx';
import { FormTextArea } from './fields/text-area.tsx';
import { FormTextField } from './fields/text-field.tsx';
import { Form } from './form.tsx';
import { Submit } from './submission/submit.tsx';

// React Aria's parts of these weigh 4 to 46 kB each; a form to sign in needs none of them.
const RadioGroup = lazyField(() => import('./fields/radio-group.tsx'));
const RatingInput = lazyField(() => import('./fields/rating-input.tsx'));
const Select = lazyField(() => import('./fields/select.tsx'));
const NumberField = lazyField(() => import('./fields/number-field.tsx'));
const MoneyField = lazyField(() => import('./fields/money-field.tsx'));
const NumberStepper = lazyField(() => import('./fields/number-stepper.tsx'));
const Slider = lazyField(() => import('./fields/slider.tsx'));
const RangeSlider = lazyField(() => import('./fields/range-slider.tsx'));
const DatePicker = lazyField(() => import('./fields/date-picker.tsx'));
const DateRangePicker = lazyField(() => import('./fields/date-range-picker.tsx'));

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
