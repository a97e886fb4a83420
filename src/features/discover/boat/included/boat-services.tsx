import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Car, type LucideIcon, PartyPopper, Sparkles, Utensils, Waves } from 'lucide-react';
import type { Boat } from '../../../../api/contract/types.ts';
import { isPerPerson } from '../../../../domain/boat/is-per-person.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { Price } from '../../../../ui/content/price/price.tsx';
import { media } from '../../../../ui/theme/media.ts';
import { useMedia } from '../../../../ui/theme/use-media.ts';
import * as styles from './boat-services.css.ts';

type BoatService = Boat['services'][number];

const icons: Readonly<Record<BoatService['serviceType'], LucideIcon>> = {
  FOOD: Utensils,
  ENTERTAINMENT: PartyPopper,
  WATER_SPORTS: Waves,
  TRANSPORTATION: Car,
  OTHER: Sparkles,
};

interface BoatServicesProps {
  services: readonly BoatService[];
  /** What their owner wrote them in, ISO 639-1, where it is known. */
  language: string | undefined;
}

/** What can be had besides the boat, and what it costs; cards beside each other on phones. */
export function BoatServices({ services, language }: BoatServicesProps) {
  const { t } = useLingui();
  const isSideways = useMedia(media.phone) && services.length > 1;
  return (
    <ul
      className={styles.services}
      aria-label={t`Services`}
      // What scrolls must be reachable by keyboard.
      tabIndex={isSideways ? 0 : undefined}
    >
      {services.map((service) => {
        const Icon = icons[service.serviceType];
        return (
          <li key={service.id} className={styles.service}>
            <Icon className={styles.icon} aria-hidden="true" size={20} strokeWidth={1.75} />
            <div lang={language}>
              <h4 className={styles.name}>{service.name}</h4>
              {service.description && <p className={styles.description}>{service.description}</p>}
            </div>
            <ServicePrice service={service} />
          </li>
        );
      })}
    </ul>
  );
}

function ServicePrice({ service }: { service: BoatService }) {
  const format = useFormat();
  const { price, quantity } = service;
  if (!isPerPerson(service)) {
    return (
      <div className={styles.price}>
        <Price lira={price} />
        <span className={styles.once}>
          <Trans>one-time</Trans>
        </span>
      </div>
    );
  }
  const total = format.money(price * quantity);
  return (
    <div className={styles.price}>
      <Price lira={price} unit="person" />
      {quantity > 1 && (
        <span className={styles.once}>
          <Plural value={quantity} one={`${total} for # person`} other={`${total} for # people`} />
        </span>
      )}
    </div>
  );
}
