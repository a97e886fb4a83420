import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { TimelineBoat } from '../../../api/contract/types.ts';
import { includesTurkish } from '../../../lib/turkish-text.ts';
import { chip } from '../../../ui/choices/toggle-chip/toggle-chip.css.ts';
import { lazyField } from '../../../ui/loading/lazy/lazy-field.tsx';
import * as styles from './availability-page.css.ts';

/** How many boats stand side by side before they are looked up by name. */
const mostChips = 8;

const ComboBox = lazyField(async () => {
  const { ComboBox: component } = await import('../../../ui/choices/combo-box/combo-box.tsx');
  return { default: component };
});

interface BoatChoiceProps {
  boats: readonly Pick<TimelineBoat, 'boatId' | 'boatName'>[];
  chosen: number | undefined;
  onChoose: (boatId: number) => void;
}

/** Whose calendar is shown: a chip for each of a few boats, a field to find one of many. */
export function BoatChoice({ boats, chosen, onChoose }: BoatChoiceProps) {
  const { t } = useLingui();
  if (boats.length > mostChips) {
    return <BoatSearch key={chosen} boats={boats} chosen={chosen} onChoose={onChoose} />;
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not wrap its chips everywhere
    <div className={styles.chips} role="group" aria-label={t`Boat`}>
      {boats.map(({ boatId, boatName }) => (
        <button
          key={boatId}
          type="button"
          className={chip}
          aria-pressed={boatId === chosen}
          data-selected={boatId === chosen || undefined}
          onClick={() => onChoose(boatId)}
        >
          {boatName}
        </button>
      ))}
    </div>
  );
}

function BoatSearch({ boats, chosen, onChoose }: BoatChoiceProps) {
  const { t } = useLingui();
  const name = boats.find(({ boatId }) => boatId === chosen)?.boatName ?? '';
  const [text, setText] = useState('');
  const found = boats.filter((boat) => includesTurkish(boat.boatName, text));
  return (
    <div className={styles.search}>
      <ComboBox
        label={t`Boat`}
        items={found.map(({ boatId, boatName }) => ({ id: String(boatId), label: boatName }))}
        inputValue={text}
        onInputChange={setText}
        onChoose={({ id }) => onChoose(Number(id))}
        placeholder={name}
        emptyText={<Trans>No boat of this name</Trans>}
      />
    </div>
  );
}
