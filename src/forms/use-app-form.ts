import { createFormHook, revalidateLogic } from '@tanstack/react-form';
import { FormCheckbox } from './checkbox.tsx';
import { fieldContext, formContext } from './contexts.ts';
import type { FieldErrors } from './field-error.ts';
import { Form } from './form.tsx';
import { FormPasswordField } from './password-field.tsx';
import { Submit } from './submit.tsx';
import { FormTextField } from './text-field.tsx';

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
    Checkbox: FormCheckbox,
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
