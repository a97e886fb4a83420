import { createFormHook, revalidateLogic } from '@tanstack/react-form';
import { lazyField } from '../ui/loading/lazy/lazy-field.tsx';
import { fieldContext, formContext } from './contexts.ts';
import type { FieldErrors } from './field-error.ts';
import { FormCheckbox } from './fields/choice/checkbox.tsx';
import { FormCheckboxGroup } from './fields/choice/checkbox-group.tsx';
import { FormSwitch } from './fields/choice/switch.tsx';
import { FormFileDrop } from './fields/text/file-drop.tsx';
import { FormPasswordField } from './fields/text/password-field.tsx';
import { FormPhoneField } from './fields/text/phone-field.tsx';
import { FormTextArea } from './fields/text/text-area.tsx';
import { FormTextField } from './fields/text/text-field.tsx';
import { Form } from './form.tsx';
import { Submit } from './submission/submit.tsx';

// React Aria's parts of these weigh 4 to 46 kB each; a form to sign in needs none of them.
const RadioGroup = lazyField(() => import('./fields/choice/radio-group.tsx'));
const RatingInput = lazyField(() => import('./fields/choice/rating-input.tsx'));
const Select = lazyField(() => import('./fields/choice/select.tsx'));
const NumberField = lazyField(() => import('./fields/number/number-field.tsx'));
const MoneyField = lazyField(() => import('./fields/number/money-field.tsx'));
const NumberStepper = lazyField(() => import('./fields/number/number-stepper.tsx'));
const Slider = lazyField(() => import('./fields/number/slider.tsx'));
const RangeSlider = lazyField(() => import('./fields/number/range-slider.tsx'));
const DatePicker = lazyField(() => import('./fields/date/date-picker.tsx'));
const DateRangePicker = lazyField(() => import('./fields/date/date-range-picker.tsx'));

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
