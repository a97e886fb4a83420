import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Check, Plus } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { Boat } from '../../../../api/contract/types.ts';
import { media } from '../../../../ui/theme/media.ts';
import { useMedia } from '../../../../ui/theme/use-media.ts';
import { Fold } from '../terms/fold.tsx';
import { BoatDetails } from './boat-details.tsx';
import { BoatFeatures } from './boat-features.tsx';
import * as styles from './boat-included.css.ts';
import { BoatServices } from './boat-services.tsx';
import { inclusionsOf } from './inclusions.ts';

/** What comes with a boat, what is paid besides, what is on board, and what it measures. */
export function BoatIncluded({ boat }: { boat: Boat }) {
  const { i18n, t } = useLingui();
  const { services, features, captainIncluded } = boat;
  const { included, extra } = inclusionsOf(boat);
  const isPhone = useMedia(media.phone);
  // The captain is one of those who work on board.
  const others = captainIncluded ? Math.max((boat.crew ?? 0) - 1, 0) : 0;
  return (
    <>
      {(captainIncluded || included.length > 0) && (
        <ul className={styles.included} aria-label={t`Included in the price`}>
          {captainIncluded && (
            <Line isIncluded>
              {others === 0 ? (
                <Trans context="included in the price">Captain</Trans>
              ) : (
                <Plural value={others} one="Captain, # crew" other="Captain, # crew" />
              )}
            </Line>
          )}
          {included.map(({ id, label }) => (
            <Line key={id} isIncluded>
              {i18n._(label)}
            </Line>
          ))}
        </ul>
      )}
      {(extra.length > 0 || services.length > 0) && (
        <Paid
          isFolded={isPhone}
          fact={
            <>
              {extra.map(({ label }) => i18n._(label)).join(' · ')}
              {extra.length > 0 && services.length > 0 && ' · '}
              <span lang={boat.textLanguage}>{services.map(({ name }) => name).join(' · ')}</span>
            </>
          }
        >
          {extra.length > 0 && (
            <ul className={styles.included}>
              {extra.map(({ id, label }) => (
                <Line key={id}>{i18n._(label)}</Line>
              ))}
            </ul>
          )}
          {services.length > 0 && <BoatServices services={services} language={boat.textLanguage} />}
        </Paid>
      )}
      {features.length > 0 && (
        <Part title={<Trans context="what a boat has">On board</Trans>}>
          <BoatFeatures features={features} textLanguage={boat.textLanguage} />
        </Part>
      )}
      <BoatDetails boat={boat} />
    </>
  );
}

/** Something that the price covers or, with a plus, something paid besides. */
function Line({ isIncluded = false, children }: { isIncluded?: boolean; children: ReactNode }) {
  const Icon = isIncluded ? Check : Plus;
  return (
    <li className={styles.line}>
      <Icon
        className={isIncluded ? styles.check : styles.plus}
        aria-hidden="true"
        size={20}
        strokeWidth={2}
      />
      {children}
    </li>
  );
}

/** What is paid besides; on phones its names in short, the cards folded below. */
function Paid({
  isFolded,
  fact,
  children,
}: {
  isFolded: boolean;
  fact: ReactNode;
  children: ReactNode;
}) {
  const title = <Trans context="section">Paid separately</Trans>;
  if (!isFolded) return <Part title={title}>{children}</Part>;
  return (
    <Fold title={title} fact={fact}>
      <div className={styles.part}>{children}</div>
    </Fold>
  );
}

function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      {children}
    </section>
  );
}
