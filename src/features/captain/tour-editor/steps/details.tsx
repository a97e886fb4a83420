import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import {
  tourContentLimits,
  tourLanguageValues,
  tourTypeValues,
} from '../../../../api/contract/contract.ts';
import { tourTypesQuery } from '../../../../api/resources/tours/edit-queries.ts';
import { useLanguageNames } from '../../../../domain/text-language/use-language-names.ts';
import { tourTypeLabels } from '../../../../domain/tour/tour-type-labels.ts';
import { Slot } from '../../../../forms/editor/fields/slot.tsx';
import * as styles from '../../../../forms/editor/part/form-part.css.ts';
import { FormPart } from '../../../../forms/editor/part/form-part.tsx';
import { Notice } from '../../../../ui/feedback/notice/notice.tsx';
import { Counter } from '../../../../ui/fields/text-area/counter.tsx';
import type { TourForm } from '../use-tour-form.ts';
import { warnAbove } from '../values/choices.ts';
import { fieldLabels } from '../values/field-labels.ts';

/** What the tour is called, what kind it is, and what is spoken on it. */
export function DetailsStep({ form }: { form: TourForm }) {
  const { i18n, t } = useLingui();
  const languageName = useLanguageNames();
  return (
    <div className={styles.parts}>
      <FormPart
        title={<Trans>The tour</Trans>}
        hint={<Trans>Fields marked with * are required.</Trans>}
      >
        <Slot name="name">
          <form.AppField name="name">
            {(field) => (
              <field.TextField
                label={i18n._(fieldLabels.name)}
                isRequired
                autoComplete="off"
                end={
                  <Counter
                    length={field.state.value.length}
                    limit={tourContentLimits.name.maxLength}
                    warnAbove={warnAbove.name}
                  />
                }
              />
            )}
          </form.AppField>
        </Slot>
        <TypeField form={form} />
        <Slot name="description">
          <form.AppField name="description">
            {(field) => (
              <field.TextArea
                label={i18n._(fieldLabels.description)}
                description={t`A sentence or two, for lists.`}
                rows={2}
                maxLength={tourContentLimits.description.maxLength}
                warnAbove={warnAbove.description}
              />
            )}
          </form.AppField>
        </Slot>
      </FormPart>
      <FormPart
        title={i18n._(fieldLabels.languages)}
        hint={<Trans>Guests look for a tour that they understand.</Trans>}
      >
        <Slot name="languages">
          <form.AppField name="languages">
            {(field) => (
              <field.CheckboxGroup
                label={i18n._(fieldLabels.languages)}
                isLabelHidden
                look="columns"
                options={tourLanguageValues.map((id) => ({ id, label: languageName(id) }))}
              />
            )}
          </form.AppField>
        </Slot>
      </FormPart>
    </div>
  );
}

/** The kinds that the service offers; while it does not say, all that the app knows. */
function TypeField({ form }: { form: TourForm }) {
  const { i18n, t } = useLingui();
  const { data = tourTypeValues, isError } = useQuery(tourTypesQuery());
  return (
    <Slot name="tourType">
      <form.AppField name="tourType">
        {(field) => (
          <field.Select
            label={i18n._(fieldLabels.tourType)}
            placeholder={t`Not stated`}
            options={[
              { id: '', label: t`Not stated` },
              ...data.map((id) => ({ id, label: i18n._(tourTypeLabels[id]) })),
            ]}
          />
        )}
      </form.AppField>
      {isError && (
        <Notice tone="warning" role="status" title={<Trans>Tour types could not be loaded</Trans>}>
          <Trans>You can choose from the usual ones.</Trans>
        </Notice>
      )}
    </Slot>
  );
}
