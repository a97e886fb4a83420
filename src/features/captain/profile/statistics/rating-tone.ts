/** From how many stars on a rating is called so. */
const steps = [
  { from: 4.5, tone: 'high' },
  { from: 4, tone: 'good' },
  { from: 3.5, tone: 'fair' },
] as const;

/** How a mean of stars looks. */
export const ratingTone = (rating: number): 'high' | 'good' | 'fair' | 'low' =>
  steps.find(({ from }) => rating >= from)?.tone ?? 'low';

/** From how many per cent of trips made on a captain counts as reliable. */
const reliableFrom = 95;

export const isReliable = (completionRate: number): boolean => completionRate >= reliableFrom;
