import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../ui/actions/button/button.tsx';
import { Notice } from '../../ui/feedback/notice/notice.tsx';
import type { Values } from './draft-storage.ts';
import type { OfferedDraft } from './offered-draft.ts';
import * as styles from './offered-draft-notice.css.ts';

interface OfferedDraftNoticeProps {
  drafts: readonly OfferedDraft[];
  /** What a draft is called; empty when it has no name yet. */
  nameOf: (draft: Values) => string;
}

/** That something was typed and not saved the last times, with the choice to go on or to be rid of it. */
export function OfferedDraftNotice({ drafts, nameOf }: OfferedDraftNoticeProps) {
  if (drafts.length === 0) return null;
  return (
    <Notice role="status" title={<Trans>You had begun and not saved</Trans>}>
      <div className={styles.content}>
        <p>
          <Trans>
            What you had typed is kept on this device. Photos and documents have to be chosen again.
          </Trans>
        </p>
        <ul className={styles.drafts}>
          {drafts.map((draft) => (
            <Offer
              key={JSON.stringify(draft.values)}
              draft={draft}
              name={nameOf(draft.values).trim()}
              isAlone={drafts.length === 1}
            />
          ))}
        </ul>
      </div>
    </Notice>
  );
}

interface OfferProps {
  draft: OfferedDraft;
  name: string;
  /** There is no other to be told from. */
  isAlone: boolean;
}

function Offer({ draft, name, isAlone }: OfferProps) {
  const { t } = useLingui();
  const shown = name || t`without a name`;
  return (
    <li className={styles.draft}>
      {(name || !isAlone) && <span className={styles.name}>{shown}</span>}
      <span className={styles.choices}>
        <Button
          variant="secondary"
          size="small"
          onPress={draft.takeUp}
          {...(!isAlone && { 'aria-label': t`Go on with it: ${shown}` })}
        >
          <Trans>Go on with it</Trans>
        </Button>
        <Button
          variant="text"
          size="small"
          onPress={draft.discard}
          {...(!isAlone && { 'aria-label': t`Discard it: ${shown}` })}
        >
          <Trans context="what was typed before">Discard it</Trans>
        </Button>
      </span>
    </li>
  );
}
