import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '../../actions/icon-button/icon-button.tsx';

/** Turns a calendar back or on: `onTurn(-1)` and `onTurn(1)`. Two buttons, for the row they stand in. */
export function MonthArrows({ onTurn }: { onTurn: (months: -1 | 1) => void }) {
  const { t } = useLingui();
  return (
    <>
      <IconButton label={t`Previous month`} onPress={() => onTurn(-1)}>
        <ChevronLeft aria-hidden="true" size={20} strokeWidth={1.75} />
      </IconButton>
      <IconButton label={t`Next month`} onPress={() => onTurn(1)}>
        <ChevronRight aria-hidden="true" size={20} strokeWidth={1.75} />
      </IconButton>
    </>
  );
}
