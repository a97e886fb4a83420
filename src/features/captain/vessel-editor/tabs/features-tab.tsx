import { Trans, useLingui } from '@lingui/react/macro';
import { featureLabel } from '../../../../domain/boat/feature-labels.ts';
import * as styles from '../../../../forms/editor/part/form-part.css.ts';
import { FormPart } from '../../../../forms/editor/part/form-part.tsx';
import { VesselTags } from '../fields/vessel-tags.tsx';
import type { VesselForm } from '../use-vessel-form.ts';
import { usualFeatures } from '../values/choices.ts';

/** What is on board: the usual things, and others by name. */
export function FeaturesTab({ form }: { form: VesselForm }) {
  const { i18n } = useLingui();
  const shownAs = (name: string) => {
    const label = featureLabel(name).name;
    return label ? i18n._(label) : name;
  };
  return (
    <div className={styles.parts}>
      <FormPart
        title={<Trans>On board</Trans>}
        hint={<Trans>Choose what is there, and add what is missing in the list.</Trans>}
      >
        <VesselTags
          form={form}
          name="features"
          textName="featureText"
          suggestions={usualFeatures}
          shownAs={shownAs}
        />
      </FormPart>
    </div>
  );
}
