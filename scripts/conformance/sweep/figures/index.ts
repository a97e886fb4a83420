import { administrationFigures } from './administration.ts';
import { boatFigures } from './boats.ts';
import { captainFigures } from './captains.ts';
import type { Figure } from './figure.ts';
import { ownerMoneyFigures } from './owner-money.ts';
import { ownerReviewFigures } from './owner-reviews.ts';
import { ownerFigures } from './owners.ts';
import { peopleFigures } from './people.ts';
import { reviewFigures } from './reviews.ts';

/** Every figure that can be counted again from what it is about. */
export const FIGURES: readonly Figure[] = [
  ...boatFigures,
  ...ownerFigures,
  ...captainFigures,
  ...ownerMoneyFigures,
  ...ownerReviewFigures,
  ...peopleFigures,
  ...reviewFigures,
  ...administrationFigures,
];
