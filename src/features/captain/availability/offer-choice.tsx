import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { includesTurkish } from '../../../lib/turkish-text.ts';
import { chip } from '../../../ui/choices/toggle-chip/toggle-chip.css.ts';
import { lazyField } from '../../../ui/loading/lazy/lazy-field.tsx';
import * as styles from './availability-page.css.ts';

/** How many stand side by side before they are looked up by name. */
const mostChips = 8;

const ComboBox = lazyField(async () => {
  const { ComboBox: component } = await import('../../../ui/choices/combo-box/combo-box.tsx');
  return { default: component };
});

interface OfferChoiceProps {
  kind: 'boat' | 'tour';
  offers: readonly { id: number; name: string }[];
  chosen: number | undefined;
  onChoose: (id: number) => void;
}

/** Whose calendar is shown: a chip for each of a few boats or tours, a field to find one of many. */
export function OfferChoice(props: OfferChoiceProps) {
  const { kind, offers, chosen, onChoose } = props;
  const { t } = useLingui();
  if (offers.length > mostChips) return <OfferSearch key={chosen} {...props} />;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not wrap its chips everywhere
    <div className={styles.chips} role="group" aria-label={kind === 'boat' ? t`Boat` : t`Tour`}>
      {offers.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          className={chip}
          aria-pressed={id === chosen}
          data-selected={id === chosen || undefined}
          onClick={() => onChoose(id)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

function OfferSearch({ kind, offers, chosen, onChoose }: OfferChoiceProps) {
  const { t } = useLingui();
  const chosenName = offers.find(({ id }) => id === chosen)?.name ?? '';
  const [text, setText] = useState('');
  const found = offers.filter(({ name }) => includesTurkish(name, text));
  return (
    <div className={styles.search}>
      <ComboBox
        label={kind === 'boat' ? t`Boat` : t`Tour`}
        items={found.map(({ id, name }) => ({ id: String(id), label: name }))}
        inputValue={text}
        onInputChange={setText}
        onChoose={({ id }) => onChoose(Number(id))}
        placeholder={chosenName}
        emptyText={
          kind === 'boat' ? (
            <Trans>No boat of this name</Trans>
          ) : (
            <Trans>No tour of this name</Trans>
          )
        }
      />
    </div>
  );
}
