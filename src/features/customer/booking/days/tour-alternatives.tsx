import { Trans } from '@lingui/react/macro';
import { mostGuests } from '../../../../domain/tour/seats.ts';
import type { TourChoice } from '../../../../domain/tour/use-tour-dates.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { tourQuote } from '../quote/quote.ts';
import { Alternatives } from './alternatives.tsx';

/** How many other dates are offered at once. */
const maxAlternatives = 3;

interface TourAlternativesProps {
  tour: { price: number };
  choices: readonly TourChoice[];
  choice: TourChoice;
  guests: number;
  onChoose: (dateId: number) => void;
  onChooseAll: () => void;
}

/** The dates of a tour nearest to the one that is full, with room for as many. */
export function TourAlternatives(props: TourAlternativesProps) {
  const { tour, choices, choice, guests, onChoose, onChooseAll } = props;
  const format = useFormat();
  const distance = ({ date }: TourChoice) =>
    Math.abs(Date.parse(date.startDate) - Date.parse(choice.date.startDate));
  const options = choices
    .filter(
      (other) =>
        other.isBookable && other.date.id !== choice.date.id && mostGuests(other.date) >= guests,
    )
    .sort((one, other) => distance(one) - distance(other))
    .slice(0, maxAlternatives)
    .map(({ date, days, day }) => {
      const { totalPrice } = tourQuote(tour, days.start, guests, day);
      return {
        id: String(date.id),
        label: `${format.date(days.start, 'short')} · ${format.money(totalPrice)}`,
        choose: () => onChoose(date.id),
      };
    });
  return (
    <Alternatives
      title={<Trans>Nearest dates with seats left</Trans>}
      none={
        <Trans>
          No other date has that many seats. There may still be room for a smaller group.
        </Trans>
      }
      options={options}
      isPending={false}
      onChooseAll={onChooseAll}
    />
  );
}
