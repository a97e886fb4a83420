import { Price } from './price.tsx';

export const examples = {
  'a day': <Price lira={48_500} unit="day" />,
  'the lowest of several': <Price lira={34_600} unit="day" isLowest />,
  'an hour': <Price lira={6_500.5} unit="hour" />,
  'a person, large': <Price lira={1_850} unit="person" size="large" />,
  'a day that was chosen': <Price lira={96_400} unit="oneDay" />,
  'a total': <Price lira={157_275} size="large" />,
};
