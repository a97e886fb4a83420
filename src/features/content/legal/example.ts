/** A share of the total, rounded to whole lira. */
const depositShare = 0.2;

const total = 10_000;

/** The booking that the cancellation terms are reckoned through for; sums in lira. */
export const example = {
  total,
  deposit: Math.round(total * depositShare),
  start: { date: '2027-06-15', time: '10:00' },
};
