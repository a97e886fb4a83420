import { i18n } from '@lingui/core';
import { FieldApi } from '@tanstack/react-form';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ApiError, type FieldError } from '../../../api/errors/api-error.ts';
import { messages as tr } from '../../../i18n/catalogues/forms/tr.po';
import { LocaleProvider } from '../../../i18n/locale-provider.tsx';
import type { FieldErrors } from '../../field-error.ts';
import { useAppForm } from '../../use-app-form.ts';
import { useSubmission } from '../use-submission.ts';

i18n.load({ tr });
i18n.activate('tr');

interface Values {
  name: string;
  /** Sent along; the form has no field for it. */
  source: string;
}

const refused = (fields: readonly FieldError[]) =>
  new ApiError({ category: 'VALIDATION', code: 'VALIDATION_FAILED', status: 400, fields });

/** A form with one field, `name`, that the service answers with these errors, one a submission. */
function formAnswered(
  answers: (ApiError | undefined)[],
  refusedFields?: (error: ApiError) => FieldErrors<Values>,
) {
  function useForm() {
    const { submit } = useSubmission<Values>({
      async send() {
        const error = answers.shift();
        if (error) throw error;
      },
      ...(refusedFields && { refusedFields }),
    });
    return useAppForm({ defaultValues: { name: 'Derin', source: 'web' }, onSubmit: submit });
  }
  const made: ReturnType<typeof useForm>[] = [];
  function Maker() {
    made.push(useForm());
    return null;
  }
  renderToStaticMarkup(<Maker />);
  const [form] = made;
  if (!form) throw new Error('the form was not rendered');
  new FieldApi({ form, name: 'name' }).mount();
  return {
    send: () => form.handleSubmit(),
    besideName: () => form.getFieldMeta('name')?.errors,
    page() {
      const markup = renderToStaticMarkup(
        <LocaleProvider>
          <form.AppForm>
            <form.Form label="Form">
              <b>alanlar</b>
            </form.Form>
          </form.AppForm>
        </LocaleProvider>,
      );
      return markup.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
    },
  };
}

const strangers: [string, string, string][] = [
  ['nobody types it', 'body.contractVersion', 'Bilgilerin bir kısmı kabul edilmedi.'],
  ['a part of what nobody types', 'body.company.taxNumber', 'Vergi numarası: zorunlu'],
  ['the form keeps it without a field', 'body.source', 'Bilgilerin bir kısmı kabul edilmedi.'],
  ['the body as a whole', 'body', 'Girilen bilgiler: zorunlu'],
  ['outside the body', 'query.lang', 'Bilgilerin bir kısmı kabul edilmedi.'],
];

it.each(strangers)('says at the top of a form what has no field: %s', async (_, field, said) => {
  const form = formAnswered([refused([{ field, message: 'zorunlu' }])]);
  expect(form.page()).toBe(' alanlar ');
  await form.send();
  expect(form.page()).toBe(` Form kabul edilmedi ${said} alanlar `);
  expect(form.besideName()).toEqual([]);
});

it('leaves a sentence about the body as a whole as it came', async () => {
  const form = formAnswered([refused([{ field: 'body', message: 'İki tarih gerekir.' }])]);
  await form.send();
  expect(form.page()).toBe(' Form kabul edilmedi İki tarih gerekir. alanlar ');
});

it('says it also where the form itself takes it for one of its fields', async () => {
  const error = refused([{ field: 'body.contractVersion', message: 'eski' }]);
  // As a form may that knows no better: the contract's names are not the form's.
  const form = formAnswered([error], () => Object.fromEntries([['contractVersion', 'eski']]));
  await form.send();
  expect(form.page()).toContain('Bilgilerin bir kısmı kabul edilmedi.');
});

it('says the one beside its field and the other at the top', async () => {
  const form = formAnswered([
    refused([
      { field: 'body.name', message: 'kısa' },
      { field: 'body.terms', message: 'eski' },
    ]),
    undefined,
  ]);
  await form.send();
  expect(form.besideName()).toEqual(['kısa']);
  expect(form.page()).toContain('Bilgilerin bir kısmı kabul edilmedi.');
  expect(form.page()).not.toContain('kısa');
});

it('says nothing at the top of what its own fields say', async () => {
  const fields = [{ field: 'body.person.firstName', message: 'kısa' }];
  const form = formAnswered([refused(fields)], () => ({ name: 'kısa' }));
  await form.send();
  expect(form.besideName()).toEqual(['kısa']);
  expect(form.page()).toBe(' alanlar ');
});

it('forgets it with the next submission', async () => {
  const form = formAnswered([refused([{ field: 'body', message: 'zorunlu' }]), undefined]);
  await form.send();
  await form.send();
  expect(form.page()).toBe(' alanlar ');
});

it('leaves a failure that names no part of the request to the end of the form', async () => {
  const form = formAnswered([
    new ApiError({ category: 'SERVER', code: 'INTERNAL_ERROR', status: 500 }),
  ]);
  await form.send();
  expect(form.page()).toBe(' alanlar ');
});
