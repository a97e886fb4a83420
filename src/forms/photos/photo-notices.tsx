import { Trans, useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { errorText } from '../../api/errors/messages.ts';
import { Button } from '../../ui/actions/button/button.tsx';
import { Notice } from '../../ui/feedback/notice/notice.tsx';
import type { PhotoList } from './photo-list.ts';
import * as styles from './photos.css.ts';

/** What went wrong with the last choice, with the order, and what can be brought back. */
export function PhotoNotices({ list }: { list: PhotoList }) {
  const { i18n } = useLingui();
  const { refused, unreadable, removed, failure } = useSyncExternalStore(
    list.subscribe,
    list.getSnapshot,
  );
  return (
    <>
      {refused.length > 0 && (
        <Notice
          tone="danger"
          role="alert"
          title={<Trans>File error</Trans>}
          onDismiss={list.forgetRefused}
        >
          <ul className={styles.files}>
            {refused.map(({ name, reason }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name, and none moves
              <li key={index}>
                {name}: {i18n._(reason)}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {unreadable.length > 0 && (
        <Notice
          tone="warning"
          role="alert"
          title={<Trans>Warning</Trans>}
          onDismiss={list.forgetRefused}
        >
          <Trans>These files could not be processed: {unreadable.join(', ')}</Trans>
        </Notice>
      )}
      {failure && (
        <Notice
          tone="danger"
          role="alert"
          title={
            failure.what === 'order' ? (
              <Trans>The order could not be saved</Trans>
            ) : (
              <Trans>The photo could not be removed</Trans>
            )
          }
        >
          {errorText(i18n, failure.error)}
        </Notice>
      )}
      {removed && (
        <Notice
          role="status"
          action={
            <Button variant="secondary" size="small" onPress={list.undoRemoval}>
              <Trans>Undo</Trans>
            </Button>
          }
        >
          <Trans>The photo was removed.</Trans>
        </Notice>
      )}
    </>
  );
}
