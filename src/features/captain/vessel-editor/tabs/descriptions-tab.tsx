import { Trans, useLingui } from '@lingui/react/macro';
import { boatCreateLimits } from '../../../../api/contract/contract.ts';
import { Slot } from '../../../../forms/place/slot.tsx';
import type { VesselForm } from '../use-vessel-form.ts';
import { fieldLabels } from '../values/field-labels.ts';
import * as styles from './tab-part.css.ts';
import { TabPart } from './tab-part.tsx';

/** The boat in its owner's words. */
export function DescriptionsTab({ form }: { form: VesselForm }) {
  const { i18n, t } = useLingui();
  return (
    <div className={styles.parts}>
      <TabPart
        title={<Trans>In your words</Trans>}
        hint={<Trans>What makes a day on this boat? Guests read it first.</Trans>}
      >
        <Slot name="shortDescription">
          <form.AppField name="shortDescription">
            {(field) => (
              <field.TextArea
                label={i18n._(fieldLabels.shortDescription)}
                description={t`A sentence or two, for lists.`}
                rows={2}
                maxLength={boatCreateLimits.shortDescription.maxLength}
              />
            )}
          </form.AppField>
        </Slot>
        <Slot name="description">
          <form.AppField name="description">
            {(field) => (
              <field.TextArea
                label={i18n._(fieldLabels.description)}
                description={t`An empty line begins a new paragraph.`}
                rows={10}
                maxLength={boatCreateLimits.description.maxLength}
              />
            )}
          </form.AppField>
        </Slot>
      </TabPart>
    </div>
  );
}
