import { Trans } from '@lingui/react/macro';
import { useStore } from '@tanstack/react-form';
import { Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { boatServiceDetailsLimits } from '../../../../api/contract/contract.ts';
import { focusField } from '../../../../forms/editor/fields/focus-field.ts';
import { Slot } from '../../../../forms/editor/fields/slot.tsx';
import { useErrorText } from '../../../../forms/editor/fields/use-error-text.ts';
import * as partStyles from '../../../../forms/editor/part/form-part.css.ts';
import { FormPart } from '../../../../forms/editor/part/form-part.tsx';
import { Button } from '../../../../ui/actions/button/button.tsx';
import { ServiceEditor } from '../services/service-editor.tsx';
import * as styles from '../services/services.css.ts';
import type { VesselForm } from '../use-vessel-form.ts';
import type { ServiceRow } from '../values/vessel-values.ts';

/** What guests can add to a trip. */
export function ServicesTab({ form }: { form: VesselForm }) {
  const services = useStore(form.store, (state) => state.values.services);
  const isChecked = useStore(form.store, (state) => state.submissionAttempts > 0);
  const error = useErrorText(form, 'services');
  const added = useRef<number>(undefined);
  const addButton = useRef<HTMLDivElement>(null);

  // The row is on the page only now.
  useEffect(() => {
    if (added.current === undefined) return undefined;
    const key = added.current;
    added.current = undefined;
    return focusField(`service-${key}`);
  });

  function set(rows: ServiceRow[]): void {
    form.setFieldValue('services', rows);
  }
  function add(): void {
    const key = Math.min(0, ...services.map((row) => row.key)) - 1;
    const { default: quantity } = boatServiceDetailsLimits.quantity;
    const empty = { name: '', description: '', serviceType: 'FOOD', price: null } as const;
    added.current = key;
    set([...services, { key, id: null, ...empty, quantity }]);
  }
  function remove(key: number): void {
    set(services.filter((row) => row.key !== key));
    addButton.current?.querySelector('button')?.focus();
  }

  return (
    <div className={partStyles.parts}>
      <FormPart
        title={<Trans>Extra services</Trans>}
        hint={
          <Trans>
            Food is charged by quantity, which guests may change; everything else is charged once.
          </Trans>
        }
      >
        <Slot name="services">
          <div className={styles.list}>
            {error && (
              <p className={styles.error} role="alert">
                {error}
              </p>
            )}
            {services.map((service, index) => (
              <div key={service.key} id={`service-${service.key}`}>
                <ServiceEditor
                  position={index + 1}
                  service={service}
                  isChecked={isChecked}
                  onChange={(changed) =>
                    set(services.map((row) => (row.key === service.key ? changed : row)))
                  }
                  onRemove={() => remove(service.key)}
                />
              </div>
            ))}
            {services.length === 0 && (
              <p>
                <Trans>No services yet: breakfast, a transfer, water toys.</Trans>
              </p>
            )}
            <div ref={addButton}>
              <Button variant="secondary" onPress={add}>
                <Plus aria-hidden="true" size={18} strokeWidth={1.75} />
                <Trans>Add a service</Trans>
              </Button>
            </div>
          </div>
        </Slot>
      </FormPart>
    </div>
  );
}
