import { Trans, useLingui } from '@lingui/react/macro';
import { bookingServiceChoiceLimits } from '../../../../api/contract/contract.ts';
import type { Boat } from '../../../../api/contract/types.ts';
import { WrittenIn } from '../../../../domain/text-language/written-in.tsx';
import type { ServiceChoice as Choice } from '../../../../domain/trip/trip-search.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { Checkbox } from '../../../../ui/choices/checkbox/checkbox.tsx';
import { NumberStepper } from '../../../../ui/fields/number-stepper/number-stepper.tsx';
import * as styles from './quote.css.ts';

interface ServiceChoiceProps {
  services: Boat['services'];
  chosen: readonly Choice[];
  /** How many food is thought for when it is added. */
  guests: number;
  onChange: (chosen: Choice[]) => void;
  /** What their owner wrote them in, ISO 639-1, where it is known. */
  language: string | undefined;
  /** Tells what each service is, where there is room for it. */
  withDescriptions?: boolean;
}

/** The extra services of a boat: food for so many people, everything else yes or no. */
export function ServiceChoice(props: ServiceChoiceProps) {
  const { services, chosen, guests, onChange, language, withDescriptions = false } = props;
  const { t } = useLingui();
  const format = useFormat();
  const quantityOf = (id: number) => chosen.find((one) => one.serviceId === id)?.quantity ?? 0;

  function set(serviceId: number, quantity: number) {
    const others = chosen.filter((one) => one.serviceId !== serviceId);
    onChange(quantity > 0 ? [...others, { serviceId, quantity }] : others);
  }

  return (
    <>
      <ul className={styles.services}>
        {services.map(({ id, name, description, serviceType, price }) => {
          const isFood = serviceType === 'FOOD';
          const lira = format.money(price);
          const quantity = quantityOf(id);
          return (
            <li key={id} className={styles.service}>
              <Checkbox
                isSelected={quantity > 0}
                onChange={(isChosen) => set(id, isChosen ? (isFood ? guests : 1) : 0)}
              >
                <span className={styles.name} lang={language}>
                  {name}
                </span>
                <span className={styles.price}>
                  {isFood ? <Trans>{lira} / person</Trans> : <Trans>{lira}, once</Trans>}
                </span>
                {withDescriptions && description && (
                  <span className={styles.description} lang={language}>
                    {description}
                  </span>
                )}
              </Checkbox>
              {isFood && quantity > 0 && (
                <div className={styles.quantity}>
                  <NumberStepper
                    label={t`For how many people`}
                    value={quantity}
                    minValue={1}
                    maxValue={bookingServiceChoiceLimits.quantity.maximum}
                    onChange={(value) => set(id, value)}
                  />
                </div>
              )}
            </li>
          );
        })}
      </ul>
      {/* On the page of the boat that stands at its top. */}
      {withDescriptions && services.length > 0 && <WrittenIn language={language} />}
    </>
  );
}
