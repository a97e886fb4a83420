import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { bookingServiceChoiceLimits } from '../../../../api/contract/contract.ts';
import type { Boat } from '../../../../api/contract/types.ts';
import { isPerPerson } from '../../../../domain/boat/is-per-person.ts';
import { WrittenIn } from '../../../../domain/text-language/written-in.tsx';
import type { WantedService } from '../../../../domain/trip/trip-search.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { Checkbox } from '../../../../ui/choices/checkbox/checkbox.tsx';
import { Notice } from '../../../../ui/feedback/notice/notice.tsx';
import { NumberStepper } from '../../../../ui/fields/number-stepper/number-stepper.tsx';
import * as styles from './quote.css.ts';

interface ServiceChoiceProps {
  services: Boat['services'];
  wanted: readonly WantedService[];
  /** How many come along: for them all what is charged for each is thought, until another number is chosen. */
  guests: number;
  onChange: (wanted: WantedService[]) => void;
  /** What their owner wrote them in, ISO 639-1, where it is known. */
  language: string | undefined;
  /** Tells what each service is, where there is room for it. */
  withDescriptions?: boolean;
}

/** The extra services of a boat: food for so many of those who come along, everything else yes or no. */
export function ServiceChoice(props: ServiceChoiceProps) {
  const { services, wanted, guests, onChange, language, withDescriptions = false } = props;
  const { t } = useLingui();
  const format = useFormat();
  const most = Math.min(guests, bookingServiceChoiceLimits.quantity.maximum);
  const othersThan = (id: number) => wanted.filter((one) => one.serviceId !== id);

  return (
    <>
      <ul className={styles.services}>
        {services.map((service) => {
          const { id, name, description, price } = service;
          const isForEach = isPerPerson(service);
          const lira = format.money(price);
          const choice = wanted.findLast((one) => one.serviceId === id);
          const asked = choice?.quantity ?? most;
          return (
            <li key={id} className={styles.service}>
              <Checkbox
                isSelected={choice !== undefined}
                onChange={(isChosen) =>
                  onChange([
                    ...othersThan(id),
                    ...(isChosen ? [{ serviceId: id, quantity: isForEach ? undefined : 1 }] : []),
                  ])
                }
              >
                <span className={styles.name} lang={language}>
                  {name}
                </span>
                <span className={styles.price}>
                  {isForEach ? <Trans>{lira} / person</Trans> : <Trans>{lira}, once</Trans>}
                </span>
                {withDescriptions && description && (
                  <span className={styles.description} lang={language}>
                    {description}
                  </span>
                )}
              </Checkbox>
              {isForEach && choice && (
                <div className={styles.quantity}>
                  <NumberStepper
                    label={t`For how many people`}
                    decrementAriaLabel={t`Decrease the number of people for ${name}`}
                    incrementAriaLabel={t`Increase the number of people for ${name}`}
                    value={Math.min(asked, most)}
                    minValue={1}
                    maxValue={most}
                    onChange={(value) =>
                      onChange([
                        ...othersThan(id),
                        // For all of them it stays for all when their number changes.
                        { serviceId: id, quantity: value === most ? undefined : value },
                      ])
                    }
                  />
                  {asked > most && (
                    <Notice tone="warning" role="status">
                      <Plural
                        value={most}
                        one={`For # person instead of ${asked}: no more people are coming along.`}
                        other={`For # people instead of ${asked}: no more people are coming along.`}
                      />
                    </Notice>
                  )}
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
