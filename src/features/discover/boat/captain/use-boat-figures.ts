import { useLingui } from '@lingui/react/macro';
import type { Boat } from '../../../../api/contract/types.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import type { Figure } from '../../../../ui/charts/figures/figures.tsx';

/** The measures of a boat, at most six: those that are known, and not zero. */
export function useBoatFigures(boat: Boat): Figure[] {
  const { t } = useLingui();
  const format = useFormat();
  const { length } = boat;
  return [
    {
      id: 'length',
      label: t`length`,
      value: length === null ? null : format.number(length, { style: 'unit', unit: 'meter' }),
    },
    { id: 'guests', label: t`guests`, value: format.number(boat.capacity) },
    { id: 'cabins', label: t`cabins`, value: boat.cabins },
    { id: 'year', label: t`built`, value: boat.buildYear },
    { id: 'bathrooms', label: t`bathrooms`, value: boat.bathrooms },
    { id: 'crew', label: t`crew`, value: boat.crew },
  ].filter(({ value }) => value != null && value !== 0);
}
