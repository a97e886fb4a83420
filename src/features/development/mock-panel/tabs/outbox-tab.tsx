import { useQuery } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { Button } from '../../../../ui/actions/button/button.tsx';
import { shortInstant } from '../control/clock.ts';
import { control } from '../control/control.ts';
import { outboxQuery } from '../control/control-queries.ts';
import { Loaded } from '../loaded.tsx';
import * as styles from '../parts.css.ts';
import { useActions } from './actions.tsx';

/** Mails that a real service would have sent, with their codes. */
export function OutboxTab() {
  const { act, busy } = useActions();
  const outbox = useQuery(outboxQuery);

  return (
    <Loaded query={outbox}>
      {(mails) =>
        mails.length === 0 ? (
          <p className={styles.note}>No mail yet. Codes and messages sent by e-mail arrive here.</p>
        ) : (
          <>
            <ul className={styles.list}>
              {mails.map(({ id, to, subject, text, code, createdAt }) => (
                <li key={id} className={styles.mail}>
                  <p className={styles.rowTitle}>{subject}</p>
                  <p className={styles.note}>
                    {to} · {shortInstant(createdAt)}
                  </p>
                  {code && (
                    <div className={styles.buttons}>
                      <span className={styles.mailCode}>{code}</span>
                      <Button
                        variant="secondary"
                        size="small"
                        aria-label={`Copy code ${code}`}
                        onPress={() =>
                          act({
                            run: () => navigator.clipboard.writeText(code),
                            done: `Copied ${code}.`,
                          })
                        }
                      >
                        <Copy aria-hidden="true" size={16} /> Copy
                      </Button>
                    </div>
                  )}
                  <details className={styles.details}>
                    <summary className={styles.summary}>Text</summary>
                    <p className={styles.mailText}>{text}</p>
                  </details>
                </li>
              ))}
            </ul>
            <div className={styles.last}>
              <Button
                variant="secondary"
                size="small"
                disabled={busy}
                onPress={() =>
                  act({ run: () => control('DELETE', '/outbox'), done: 'The outbox is empty.' })
                }
              >
                Empty the outbox
              </Button>
            </div>
          </>
        )
      }
    </Loaded>
  );
}
