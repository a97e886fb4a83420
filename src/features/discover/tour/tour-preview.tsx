import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Tour } from '../../../api/contract/types.ts';
import { policyOf } from '../../../domain/cancellation/refund.ts';
import { RefundTimeline } from '../../../domain/cancellation/refund-timeline.tsx';
import { Price } from '../../../ui/content/price/price.tsx';
import { PreviewDates } from './preview/preview-dates.tsx';
import { PreviewPictures } from './preview/preview-pictures.tsx';
import { hasMeetingPoint, MeetingPoint } from './route/meeting-point.tsx';
import { hasRoute, TourRoute } from './route/tour-route.tsx';
import { hasHighlights, TourHighlights } from './tour-highlights.tsx';
import { hasIncluded, TourIncluded } from './tour-included.tsx';
import { TourIntro } from './tour-intro.tsx';
import * as styles from './tour-preview.css.ts';
import { hasTerms, TourTerms } from './tour-terms.tsx';

/** The public page of a tour in one narrow column, for whoever writes it: its dates as a list, without reviews and booking. */
export default function TourPreview({ tour }: { tour: Tour }) {
  const { name, tourImages, price } = tour;
  return (
    <article className={styles.preview}>
      <PreviewPictures name={name} images={tourImages} />
      <TourIntro tour={tour} level={2} />
      {hasIncluded(tour) && <TourIncluded tour={tour} level={3} />}
      {price > 0 && <Price lira={price} unit="person" />}
      <Part title={<Trans>Dates and prices</Trans>}>
        <PreviewDates tour={tour} />
      </Part>
      {hasHighlights(tour) && (
        <Part title={<Trans>Highlights</Trans>}>
          <TourHighlights tour={tour} />
        </Part>
      )}
      {hasTerms(tour) && (
        <Part title={<Trans>Good to know</Trans>}>
          <TourTerms tour={tour} />
        </Part>
      )}
      {hasRoute(tour) && (
        <Part title={<Trans>The route</Trans>}>
          <TourRoute tour={tour} />
        </Part>
      )}
      {hasMeetingPoint(tour) && (
        <Part title={<Trans>Meeting point</Trans>}>
          <MeetingPoint tour={tour} />
        </Part>
      )}
      <Part title={<Trans>If your plans change</Trans>}>
        <RefundTimeline policy={policyOf(tour)} start={null} />
      </Part>
    </article>
  );
}

function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.part}>
      <h3 className={styles.title}>{title}</h3>
      {children}
    </div>
  );
}
