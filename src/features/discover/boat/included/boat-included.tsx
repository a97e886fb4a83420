import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { Boat } from '../../../../api/contract/types.ts';
import { hostRole } from '../../../../domain/boat/host-role.ts';
import { media } from '../../../../ui/theme/media.ts';
import { useMedia } from '../../../../ui/theme/use-media.ts';
import { Fold } from '../terms/fold.tsx';
import { BoatDetails } from './boat-details.tsx';
import { BoatFeatures } from './boat-features.tsx';
import * as styles from './boat-included.css.ts';
import { BoatServices } from './boat-services.tsx';
import { inclusionsOf } from './inclusions.ts';

/** What comes with a boat, what can be had besides or is paid besides, what is on board, and what it measures. */
export function BoatIncluded({ boat }: { boat: Boat }) {
  const { i18n, t } = useLingui();
  const { services, features, captainIncluded } = boat;
  const { included, extra } = inclusionsOf(boat);
  const unpriced = extra.map(({ label }) => i18n._(label)).join(' · ');
  const isPhone = useMedia(media.phone);
  // The captain is one of those who work on board.
  const others = captainIncluded ? Math.max((boat.crew ?? 0) - 1, 0) : 0;
  return (
    <>
      {(captainIncluded || included.length > 0) && (
        <ul className={styles.included} aria-label={t`Included in the price`}>
          {captainIncluded && (
            <Line>
              {others === 0 ? (
                <Trans context="included in the price">Captain</Trans>
              ) : (
                <Plural value={others} one="Captain, # crew" other="Captain, # crew" />
              )}
            </Line>
          )}
          {included.map(({ id, label }) => (
            <Line key={id}>{i18n._(label)}</Line>
          ))}
        </ul>
      )}
      {extra.length > 0 && (
        <p className={styles.note}>
          {hostRole(boat) === 'captain' ? (
            <Trans>
              <strong>Paid separately:</strong> {unpriced}. Ask the captain for the price.
            </Trans>
          ) : (
            <Trans>
              <strong>Paid separately:</strong> {unpriced}. Ask the owner for the price.
            </Trans>
          )}
        </p>
      )}
      {services.length > 0 && (
        <Extras
          isFolded={isPhone}
          fact={
            <span lang={boat.textLanguage}>{services.map(({ name }) => name).join(' · ')}</span>
          }
        >
          <BoatServices services={services} language={boat.textLanguage} />
        </Extras>
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

/** Something that the price covers. */
function Line({ children }: { children: ReactNode }) {
  return (
    <li className={styles.line}>
      <Check className={styles.check} aria-hidden="true" size={20} strokeWidth={2} />
      {children}
    </li>
  );
}

/** What can be ordered besides; on phones its names in short, the rest folded below. */
function Extras({
  isFolded,
  fact,
  children,
}: {
  isFolded: boolean;
  fact: ReactNode;
  children: ReactNode;
}) {
  const title = <Trans>Extra services</Trans>;
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
