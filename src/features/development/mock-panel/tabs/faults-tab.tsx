import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { Button } from '../../../../ui/actions/button/button.tsx';
import { IconButton } from '../../../../ui/actions/icon-button/icon-button.tsx';
import { control } from '../control/control.ts';
import { faultsQuery } from '../control/control-queries.ts';
import { describeCount, describeFault, hits } from '../control/fault-kinds.ts';
import { Loaded } from '../loaded.tsx';
import * as styles from '../parts.css.ts';
import { useActions } from './actions.tsx';
import { FaultForm } from './fault-form.tsx';

/** Makes calls go wrong, and shows what waits for a call. */
export function FaultsTab() {
  const { act, busy } = useActions();
  const faults = useQuery(faultsQuery);

  return (
    <div className={styles.sections}>
      <FaultForm />
      <section className={styles.section}>
        <div className={styles.sectionHead}>
          <h3 className={styles.sectionTitle}>Waiting for a call</h3>
          {faults.data && faults.data.length > 1 && (
            <Button
              variant="text"
              size="small"
              disabled={busy}
              onPress={() =>
                act({ run: () => control('DELETE', '/faults'), done: 'No fault is left.' })
              }
            >
              Clear all
            </Button>
          )}
        </div>
        <Loaded query={faults}>
          {(all) =>
            all.length === 0 ? (
              <p className={styles.note}>None: every call is answered as it should be.</p>
            ) : (
              <ul className={styles.list}>
                {all.map((fault) => (
                  <li key={fault.id} className={styles.row}>
                    <div className={styles.rowTexts}>
                      <p className={styles.rowTitle}>{describeFault(fault)}</p>
                      <p className={styles.note}>
                        <span className={fault.operation && styles.code}>{hits(fault)}</span>,{' '}
                        {describeCount(fault)}
                      </p>
                    </div>
                    <IconButton
                      label={`Clear ${describeFault(fault)} for ${hits(fault)}`}
                      isDisabled={busy}
                      onPress={() =>
                        act({
                          run: () => control('DELETE', `/faults/${fault.id}`),
                          done: 'The fault is cleared.',
                        })
                      }
                    >
                      <Trash2 aria-hidden="true" size={18} strokeWidth={1.75} />
                    </IconButton>
                  </li>
                ))}
              </ul>
            )
          }
        </Loaded>
      </section>
    </div>
  );
}
