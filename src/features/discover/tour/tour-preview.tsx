import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Tour } from '../../../api/contract/types.ts';
import { uploadUrl } from '../../../api/upload-path.ts';
import { RefundTimeline } from '../../../domain/cancellation/refund-timeline.tsx';
import { DecorativePicture } from '../../../domain/picture/decorative-picture.tsx';
import { Price } from '../../../ui/content/price/price.tsx';
import { DawnScene } from '../../../ui/page/dawn-scene/dawn-scene.tsx';
import { TourHighlights } from './tour-highlights.tsx';
import { TourIntro } from './tour-intro.tsx';
import * as styles from './tour-preview.css.ts';
import { TourRoute } from './tour-route.tsx';
import { TourTerms } from './tour-terms.tsx';

/** The public page of a tour in one narrow column, for whoever writes it: without dates, reviews and booking. */
export default function TourPreview({ tour }: { tour: Tour }) {
  const { imageUrl, highlights, features, price } = tour;
  return (
    <article className={styles.preview}>
      <div className={styles.cover}>
        {imageUrl === null ? (
          <DawnScene />
        ) : (
          <DecorativePicture src={uploadUrl(imageUrl)} fallback={<DawnScene />} aboveFold={false} />
        )}
      </div>
      <TourIntro tour={tour} level={2} />
      {price > 0 && <Price lira={price} unit="person" />}
      {(highlights.length > 0 || features.length > 0) && (
        <Part title={<Trans>What to look forward to</Trans>}>
          <TourHighlights tour={tour} />
        </Part>
      )}
      <Part title={<Trans>Good to know</Trans>}>
        <TourTerms tour={tour} />
      </Part>
      <Part title={<Trans>The route</Trans>}>
        <TourRoute tour={tour} />
      </Part>
      <Part title={<Trans>If your plans change</Trans>}>
        <RefundTimeline policy={tour.cancellationPolicy ?? 'flexible'} start={null} />
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
