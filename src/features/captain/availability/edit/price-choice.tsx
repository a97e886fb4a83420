import { Trans, useLingui } from '@lingui/react/macro';
import { availabilityBatchChangeLimits } from '../../../../api/contract/contract.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { Segments } from '../../../../ui/choices/segments/segments.tsx';
import { Switch } from '../../../../ui/choices/switch/switch.tsx';
import { Notice } from '../../../../ui/feedback/notice/notice.tsx';
import { MoneyField } from '../../../../ui/fields/number-field/money-field.tsx';
import { NumberField } from '../../../../ui/fields/number-field/number-field.tsx';
import { type Common, type Draft, isFree, type PriceProblem, type PriceWish } from './draft.ts';
import * as styles from './edit-days.css.ts';

interface PriceChoiceProps {
  draft: Draft;
  common: Common;
  /** What the days cost without a price of their own, in lira; undefined where boats differ. */
  regularPrice: number | undefined;
  /** What to say below the field; nothing before somebody has tried to save. */
  problem: PriceProblem | undefined;
  onChange: (price: PriceWish) => void;
}

const { pricePercent } = availabilityBatchChangeLimits;

// One object: React Aria builds a new parser for every new one.
const signed: Intl.NumberFormatOptions = { signDisplay: 'exceptZero', maximumFractionDigits: 2 };

/** The price of the days: the regular one, one of their own, or some per cent on what stands. */
export function PriceChoice({ draft, common, regularPrice, problem, onChange }: PriceChoiceProps) {
  const { t } = useLingui();
  const format = useFormat();
  const standing: PriceWish | undefined =
    common.price === null
      ? { kind: 'regular' }
      : common.price === undefined
        ? undefined
        : { kind: 'amount', lira: common.price };
  const price = draft.price ?? standing;
  const isOwn = price !== undefined && price.kind !== 'regular';
  const errors: Record<PriceProblem, string> = {
    missing: t`Enter a price.`,
    range: t`Enter a valid price.`,
  };
  const least = format.number(pricePercent.minimum);
  const most = format.number(pricePercent.maximum);
  return (
    <div className={styles.part}>
      <Switch
        isSelected={isOwn}
        description={
          price === undefined ? (
            <Trans>The chosen days differ, and stay so unless you touch this</Trans>
          ) : price.kind === 'regular' && regularPrice !== undefined ? (
            <Trans>Regular price: {format.money(regularPrice)}</Trans>
          ) : (
            <Trans>Yellow in the calendar</Trans>
          )
        }
        onChange={(isOn) =>
          onChange(
            isOn
              ? standing?.kind === 'amount'
                ? standing
                : { kind: 'amount', lira: null }
              : { kind: 'regular' },
          )
        }
      >
        <Trans>Special price</Trans>
      </Switch>
      {isOwn && (
        <>
          <Segments
            label={t`How the price is given`}
            value={price.kind === 'percent' ? 'percent' : 'amount'}
            options={[
              { id: 'amount', label: t`Amount` },
              { id: 'percent', label: t`+/− per cent` },
            ]}
            onChange={(kind) =>
              onChange(
                kind === 'percent'
                  ? { kind, percent: null }
                  : standing?.kind === 'amount'
                    ? standing
                    : { kind, lira: null },
              )
            }
          />
          {price.kind === 'percent' ? (
            <NumberField
              label={t`Per cent on what stands`}
              description={t`On the price of each day as it is now, rounded to whole lira.`}
              error={
                problem === 'range'
                  ? t`Between ${least} and ${most} per cent.`
                  : problem && errors[problem]
              }
              formatOptions={signed}
              stepper
              value={price.percent ?? Number.NaN}
              onChange={(percent) =>
                onChange({ kind: 'percent', percent: Number.isNaN(percent) ? null : percent })
              }
            />
          ) : (
            <MoneyField
              label={t`Price a day`}
              error={problem && errors[problem]}
              value={price.lira ?? Number.NaN}
              onChange={(lira) =>
                onChange({ kind: 'amount', lira: Number.isNaN(lira) ? null : lira })
              }
            />
          )}
        </>
      )}
      {isFree(draft) && (
        <Notice tone="warning" role="status">
          <Trans>At ₺0 guests book these days for nothing.</Trans>
        </Notice>
      )}
    </div>
  );
}
