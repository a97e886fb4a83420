import { Plural, Trans } from '@lingui/react/macro';
import { Car, type LucideIcon, PartyPopper, Sparkles, Utensils, Waves } from 'lucide-react';
import type { Boat } from '../../../../api/contract/types.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { Price } from '../../../../ui/content/price/price.tsx';
import * as styles from './sections.css.ts';

type BoatService = Boat['services'][number];

const icons: Readonly<Record<BoatService['serviceType'], LucideIcon>> = {
  FOOD: Utensils,
  ENTERTAINMENT: PartyPopper,
  WATER_SPORTS: Waves,
  TRANSPORTATION: Car,
  OTHER: Sparkles,
};

/** What can be had besides the boat, and what it costs. */
export function BoatServices({ services }: Pick<Boat, 'services'>) {
  return (
    <ul className={styles.services}>
      {services.map((service) => {
        const Icon = icons[service.serviceType];
        return (
          <li key={service.id} className={styles.service}>
            <Icon className={styles.icon} aria-hidden="true" size={20} strokeWidth={1.75} />
            <div>
              <h3 className={styles.name}>{service.name}</h3>
              {service.description && <p className={styles.description}>{service.description}</p>}
            </div>
            <ServicePrice service={service} />
          </li>
        );
      })}
    </ul>
  );
}

/** Food costs its price for each person; everything else is paid once. */
function ServicePrice({ service }: { service: BoatService }) {
  const format = useFormat();
  const { price, quantity, serviceType } = service;
  if (serviceType !== 'FOOD') {
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
