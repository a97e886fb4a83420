import { Plural, Trans } from '@lingui/react/macro';
import { Star } from 'lucide-react';
import { useFormat } from '../../../i18n/use-format.ts';
import { visuallyHidden } from '../../../ui/theme/global.css.ts';
import * as styles from './rating-link.css.ts';
import { SectionLink } from './section-link.tsx';

interface RatingLinkProps {
  /** 0–5; null before the first review. */
  rating: number | null;
  reviewCount: number;
}

/** What guests think of a boat or tour, at the head of its page: leads to their reviews. */
export function RatingLink({ rating, reviewCount }: RatingLinkProps) {
  const format = useFormat();
  if (rating === null) return <Trans>no reviews yet</Trans>;
  const figure = format.rating(rating);
  return (
    <SectionLink section="reviews" className={styles.link}>
      <Star className={styles.star} aria-hidden="true" size={17} fill="currentColor" />
      <span aria-hidden="true" className={styles.average}>
        {figure}
      </span>
      <span className={visuallyHidden}>
        <Trans>{figure} out of 5</Trans>,
      </span>
      <span className={styles.count}>
        <Plural value={reviewCount} one="# review" other="# reviews" />
      </span>
    </SectionLink>
  );
}
