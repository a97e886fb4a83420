import { useLingui } from '@lingui/react/macro';
import { useFormat } from '../../../../i18n/use-format.ts';

/** At least so many guests: where each group of capacities begins. */
export const guestCounts = [1, 7, 13, 21];

/** How a least number of guests is written out. */
export function useGuestText() {
  const { t } = useLingui();
  const format = useFormat();
  return (count: number) => {
    const guests = format.number(count);
    return t`${guests} or more guests`;
  };
}
