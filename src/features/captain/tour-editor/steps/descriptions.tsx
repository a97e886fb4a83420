import { Trans, useLingui } from '@lingui/react/macro';
import { useStore } from '@tanstack/react-form';
import { tourFeatureText } from '../../../../domain/tour/tour-feature-labels.ts';
import { useErrorText } from '../../../../forms/editor/fields/use-error-text.ts';
import * as styles from '../../../../forms/editor/part/form-part.css.ts';
import { FormPart } from '../../../../forms/editor/part/form-part.tsx';
import { TagField } from '../../../../forms/editor/tags/tag-field.tsx';
import { LongTextSlot } from '../fields.tsx';
import type { TourForm } from '../use-tour-form.ts';
import { mostHighlights, usualFeatures } from '../values/choices.ts';
import { featureTag } from '../values/feature-tag.ts';
import { fieldLabels } from '../values/field-labels.ts';
import { Highlights } from './highlights.tsx';

/** The tour in its guide's words, its best moments and what kind of day it is. */
export function DescriptionsStep({ form }: { form: TourForm }) {
  const { i18n, t } = useLingui();
  const { features, featureText } = useStore(form.store, ({ values }) => values);
  const featuresError = useErrorText(form, 'features');
  return (
    <div className={styles.parts}>
      <FormPart
        title={<Trans>In your words</Trans>}
        hint={<Trans>What will guests tell their friends afterwards?</Trans>}
      >
        <LongTextSlot
          form={form}
          name="fullDescription"
          rows={10}
          description={t`An empty line begins a new paragraph.`}
        />
      </FormPart>
      <FormPart
        title={i18n._(fieldLabels.highlights)}
        hint={<Trans>Up to {mostHighlights} reasons to come along.</Trans>}
      >
        <Highlights form={form} />
      </FormPart>
      <FormPart title={i18n._(fieldLabels.features)}>
        <TagField
          name="features"
          textName="featureText"
          label={i18n._(fieldLabels.features)}
          isLabelHidden
          textLabel={i18n._(fieldLabels.featureText)}
          tags={features}
          onChange={(tags) => form.setFieldValue('features', tags)}
          text={featureText}
          onTextChange={(text) => form.setFieldValue('featureText', text)}
          suggestions={usualFeatures}
          shownAs={(tag) => tourFeatureText(tag, (label) => i18n._(label))}
          tagOf={featureTag}
          error={featuresError}
        />
      </FormPart>
    </div>
  );
}
