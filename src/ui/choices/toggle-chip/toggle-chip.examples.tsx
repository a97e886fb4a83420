import { useState } from 'react';
import { inLanguage } from '../../example-text.ts';
import { ToggleChip } from './toggle-chip.tsx';

function Chips() {
  const [on, setOn] = useState(true);
  return (
    <div style={{ display: 'flex', gap: 12 }}>
      <ToggleChip isSelected={on} onChange={setOn}>
        {inLanguage({ tr: 'Anında onay', en: 'Instant confirmation' })}
      </ToggleChip>
      <ToggleChip>{inLanguage({ tr: 'Gulet', en: 'Gulet' })}</ToggleChip>
    </div>
  );
}

export const examples = {
  'on and off': Chips,
  disabled: (
    <div style={{ display: 'flex', gap: 12 }}>
      <ToggleChip isDisabled isSelected>
        {inLanguage({ tr: 'Anında onay', en: 'Instant confirmation' })}
      </ToggleChip>
      <ToggleChip isDisabled>{inLanguage({ tr: 'Gulet', en: 'Gulet' })}</ToggleChip>
    </div>
  ),
};
