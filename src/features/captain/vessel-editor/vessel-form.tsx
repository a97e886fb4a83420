import { Trans } from '@lingui/react/macro';
import { useStore } from '@tanstack/react-form';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { Versioned } from '../../../api/versioned.ts';
import { Conflict } from '../../../forms/conflict/conflict.tsx';
import { forgetDraft } from '../../../forms/draft/draft.ts';
import * as styles from '../../../forms/editor/editor.css.ts';
import { LeaveQuestion } from '../../../forms/editor/leave-question.tsx';
import { changedFields } from '../../../forms/editor/parts.ts';
import { SaveFailure } from '../../../forms/editor/save/save-failure.tsx';
import { useErrorsAcrossParts } from '../../../forms/editor/use-errors-across-parts.ts';
import { useFocusOfParts } from '../../../forms/editor/use-focus-of-parts.ts';
import { RestoredNotice } from './restored-notice.tsx';
import type { StoredVessel } from './save/changes.ts';
import { VesselReport } from './save/vessel-report.tsx';
import { SaveBar } from './save-bar.tsx';
import { useVesselFiles } from './use-vessel-files.ts';
import { useVesselForm, vesselErrorsOfToday } from './use-vessel-form.ts';
import { tabFields, type VesselTab } from './values/tabs.ts';
import { useFieldNames } from './values/use-field-names.ts';
import { VesselTabs } from './vessel-tabs.tsx';

interface VesselFormProps {
  hostId: number;
  record: Versioned<StoredVessel>;
  tab: VesselTab;
  /** As it stands in the address: an id, or `new`. */
  address: string;
  /** The new boat has its id and is edited from now on. */
  onCreated: (boatId: number) => void;
}

const formId = 'vessel';

/** The form of a boat: eight tabs over one form, how the last save went, and the bar that saves. */
export function VesselForm({ hostId, record, tab, address, onCreated }: VesselFormProps) {
  const navigate = useNavigate();
  const isLeaving = useRef(false);
  const [isWaiting, setWaiting] = useState(false);
  const [known] = useState(() => new Set([address]));
  const files = useVesselFiles(record);
  const { form, stored, isRestored, refusals, ...save } = useVesselForm({
    hostId,
    record,
    files: files.parts,
    obstacleTo: files.obstacleTo,
    onCreated(boatId) {
      known.add(String(boatId));
      onCreated(boatId);
    },
    onSaved() {
      isLeaving.current = true;
      // On a bad connection the list takes a while; until it is there the bar still says that something goes on.
      setWaiting(true);
      void navigate({ to: '/captain/vessels' }).finally(() => setWaiting(false));
    },
  });
  const { failure, conflict, lastChange, outcomes, obstacle } = save;
  const { labels, shown } = useFieldNames();
  const notices = useRef<HTMLDivElement>(null);
  const values = useStore(form.store, (state) => state.values);
  const isSubmitting = useStore(form.store, (state) => state.isSubmitting);
  const fieldMeta = useStore(form.store, (state) => state.fieldMeta);
  const wrong = Object.entries(fieldMeta)
    .filter(([, meta]) => meta && meta.errors.length > 0)
    .map(([name]) => name);
  const changed = changedFields(values, stored.values);

  function open(next: VesselTab): void {
    // A number is read when its field is left; the tab would take the field away before that.
    const { activeElement } = document;
    const isInField = activeElement?.closest('[role="tabpanel"]');
    if (isInField && activeElement instanceof HTMLElement) activeElement.blur();
    void navigate({
      to: '/captain/vessels/$boatId/$tab',
      params: { boatId: address, tab: next },
      replace: true,
      resetScroll: false,
      state: { keepsFocus: true },
    });
  }
  useErrorsAcrossParts(form, refusals, vesselErrorsOfToday);
  useFocusOfParts(form, { parts: tabFields, current: tab, open, wrong });

  // The bar is pressed anywhere on a long page; what came of it is below the last field.
  const hasNews = conflict.length + outcomes.length > 0 || Boolean(failure ?? obstacle);
  useEffect(() => {
    if (hasNews && !isSubmitting) notices.current?.scrollIntoView({ block: 'nearest' });
  }, [hasNews, isSubmitting]);

  return (
    <form.AppForm>
      <div className={styles.editor}>
        <div className={styles.content}>
          {isRestored && (
            <RestoredNotice
              onDiscard={() => {
                forgetDraft(form);
                form.reset(stored.values);
              }}
            />
          )}
          <VesselTabs
            form={form}
            formId={formId}
            hostId={hostId}
            boatId={stored.id}
            files={files}
            tab={tab}
            onOpen={open}
            wrong={wrong}
            changed={changed}
          />
          <div ref={notices} className={styles.notices}>
            <Conflict
              differences={conflict}
              lastChange={lastChange}
              labels={labels}
              shown={shown}
            />
            <VesselReport
              outcomes={outcomes}
              pending={isSubmitting}
              onRetry={() => void form.handleSubmit()}
            />
            {conflict.length === 0 && outcomes.length === 0 && (
              <SaveFailure
                title={<Trans>The boat could not be saved. Please try again later.</Trans>}
                failure={failure}
                obstacle={obstacle}
              />
            )}
          </div>
        </div>
        <SaveBar
          formId={formId}
          isNew={stored.id === undefined}
          isOnDocuments={tab === 'documents'}
          pending={isSubmitting || isWaiting}
          progress={files.progress}
        />
      </div>
      <LeaveQuestion
        unsaved={() => {
          if (isLeaving.current) return undefined;
          if (files.held.length > 0) return 'documents';
          return changed.length > 0 || files.photos.hasChanges() ? 'other' : undefined;
        }}
        staysAt={(path) => [...known].some((id) => path.startsWith(`/captain/vessels/${id}/`))}
        onLeave={() => forgetDraft(form)}
      />
    </form.AppForm>
  );
}
