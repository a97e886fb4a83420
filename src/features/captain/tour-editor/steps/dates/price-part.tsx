import { Trans, useLingui } from '@lingui/react/macro';
import { useStore } from '@tanstack/react-form';
import { commissionRateDefault, tourContentLimits } from '../../../../../api/contract/contract.ts';
import { Slot } from '../../../../../forms/editor/fields/slot.tsx';
import { FormPart } from '../../../../../forms/editor/part/form-part.tsx';
import { useFormat } from '../../../../../i18n/use-format.ts';
import type { TourForm } from '../../use-tour-form.ts';
import { usualCapacities, usualPrices } from '../../values/choices.ts';
import { fieldLabels } from '../../values/field-labels.ts';
import * as styles from './dates.css.ts';
import { earningsOf } from './earnings.ts';
import { QuickPicks } from './quick-picks.tsx';

/** What a guest pays, how many can come, and what that brings. */
export function PricePart({ form }: { form: TourForm }) {
  const { i18n, t } = useLingui();
  const format = useFormat();
  return (
    <FormPart
      title={<Trans>Price and seats</Trans>}
      hint={<Trans>Each guest pays this price, whatever the date.</Trans>}
    >
      <form.AppField name="price">
        {(field) => (
          <div className={styles.field}>
            {/* What is wrong with it leads to the field, not to what is offered below. */}
            <Slot name="price">
              <field.MoneyField
                label={i18n._(fieldLabels.price)}
                isRequired
                minValue={0}
                maxValue={tourContentLimits.price.maximum}
              />
            </Slot>
            <QuickPicks
              label={t`Suggested prices`}
              values={usualPrices}
              value={field.state.value}
              onPick={field.handleChange}
              format={format.money}
            />
          </div>
        )}
      </form.AppField>
      <form.AppField name="capacity">
        {(field) => (
          <div className={styles.field}>
            <Slot name="capacity">
              <field.NumberField
                label={i18n._(fieldLabels.capacity)}
                isRequired
                stepper
                minValue={tourContentLimits.capacity.minimum}
                maxValue={tourContentLimits.capacity.maximum}
              />
            </Slot>
            <QuickPicks
              label={t`Usual numbers of guests`}
              values={usualCapacities}
              value={field.state.value}
              onPick={field.handleChange}
              format={format.number}
            />
          </div>
        )}
      </form.AppField>
      <EstimatedEarnings form={form} />
    </FormPart>
  );
}

function EstimatedEarnings({ form }: { form: TourForm }) {
  const format = useFormat();
  const price = useStore(form.store, (state) => state.values.price);
  const capacity = useStore(form.store, (state) => state.values.capacity);
  const earnings = earningsOf(price, capacity);
  const share = format.percent(commissionRateDefault / 100);
  if (!earnings) {
    return (
      <p className={styles.hint}>
        <Trans>With a price and a number of guests, what a date can bring stands here.</Trans>
      </p>
    );
  }
  return (
    <section className={styles.earnings}>
      <h3 className={styles.heading}>
        <Trans>Estimated earnings</Trans>{' '}
        <span className={styles.hint}>
          <Trans>at full capacity</Trans>
        </span>
      </h3>
      <dl className={styles.sums}>
        <div className={styles.sum}>
          <dt>
            {format.money(price ?? 0)} × {format.number(capacity ?? 0)}
          </dt>
          <dd>{format.money(earnings.gross)}</dd>
        </div>
        <div className={styles.sum}>
          <dt>
            <Trans>Commission, {share}</Trans>
          </dt>
          <dd>−{format.money(earnings.commission)}</dd>
        </div>
        <div className={styles.total}>
          <dt>
            <Trans>You receive for a date</Trans>
          </dt>
          <dd>{format.money(earnings.net)}</dd>
        </div>
      </dl>
    </section>
  );
}
