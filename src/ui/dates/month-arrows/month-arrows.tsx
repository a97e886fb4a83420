import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { PlainIconButton } from '../../actions/plain-button/plain-icon-button.tsx';

/** Turns a calendar back or on: `onTurn(-1)` and `onTurn(1)`. Two buttons, for the row they stand in. */
export function MonthArrows({ onTurn }: { onTurn: (months: -1 | 1) => void }) {
  const { t } = useLingui();
  return (
    <>
      <PlainIconButton label={t`Previous month`} onPress={() => onTurn(-1)}>
        <ChevronLeft aria-hidden="true" size={20} strokeWidth={1.75} />
      </PlainIconButton>
      <PlainIconButton label={t`Next month`} onPress={() => onTurn(1)}>
        <ChevronRight aria-hidden="true" size={20} strokeWidth={1.75} />
      </PlainIconButton>
    </>
  );
}
