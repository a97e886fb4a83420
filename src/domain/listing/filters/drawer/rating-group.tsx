import { Trans } from '@lingui/react/macro';
import { Star } from 'lucide-react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { ChipGroup } from './chip-group.tsx';

/** What people ask for at least. */
const RATINGS = [4, 4.5, 4.8] as const;

interface RatingGroupProps {
  value: number | undefined;
  /** How many are rated so, or better. */
  count: (least: number) => number | undefined;
  onChange: (least: number | undefined) => void;
}

/** How well it is rated at least. */
export function RatingGroup({ value, count, onChange }: RatingGroupProps) {
  const format = useFormat();
  return (
    <ChipGroup
      label={<Trans>Rating</Trans>}
      choices={RATINGS.map((least) => ({
        value: least,
        name: (
          <>
            <Star aria-hidden="true" size={16} fill="currentColor" strokeWidth={0} />{' '}
            {format.number(least)}+
          </>
        ),
        count: count(least),
        isOn: value === least,
      }))}
      onChange={(least, isOn) => onChange(isOn ? least : undefined)}
    />
  );
}
