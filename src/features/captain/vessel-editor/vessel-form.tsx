import { Trans } from '@lingui/react/macro';
import { forgetDraft } from '../../../forms/draft/draft.ts';
import * as styles from '../../../forms/editor/editor.css.ts';
import { LeaveQuestion } from '../../../forms/editor/leave-question.tsx';
import type { EditorFormProps } from '../../../forms/editor/page/editor-page.tsx';
import { SaveNotices } from '../../../forms/editor/save/save-notices.tsx';
import { useEditorWays } from '../../../forms/editor/use-editor-ways.ts';
import { useFocusOfParts } from '../../../forms/editor/use-focus-of-parts.ts';
import { useRootClass } from '../../../ui/page/root-class/use-root-class.ts';
import { RestoredNotice } from './restored-notice.tsx';
import type { StoredVessel } from './save/changes.ts';
import { VesselReport } from './save/vessel-report.tsx';
import { SaveBar } from './save-bar.tsx';
import { toTab } from './to-tab.ts';
import { useVesselFiles } from './use-vessel-files.ts';
import { useVesselForm } from './use-vessel-form.ts';
import { fieldLabels } from './values/field-labels.ts';
import { tabFields, type VesselTab } from './values/tabs.ts';
import { useShownValues } from './values/use-shown-values.ts';
import { VesselTabs } from './vessel-tabs.tsx';

interface VesselFormProps extends EditorFormProps<StoredVessel> {
  tab: VesselTab;
}

const formId = 'vessel';

/** The form of a boat: eight tabs over one form, how the last save went, and the bar that saves. */
export function VesselForm({ hostId, record, tab, address, onCreated }: VesselFormProps) {
  const ways = useEditorWays({
    address,
    parts: tabFields,
    to: toTab,
    list: '/captain/vessels',
    onCreated,
  });
  const { open } = ways;
  const files = useVesselFiles(record);
  const { isRestored, ...save } = useVesselForm({
    hostId,
    record,
    files: files.parts,
    obstacleTo: files.obstacleTo,
    onCreated: ways.onCreated,
    onSaved: ways.onSaved,
  });
  const { form, stored, isSubmitting, wrong, changed } = save;
  const shown = useShownValues();
  useRootClass(styles.root);
  useFocusOfParts(form, { parts: tabFields, current: tab, open, wrong });

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
          <SaveNotices
            save={save}
            labels={fieldLabels}
            shown={shown}
            report={
              <VesselReport
                outcomes={save.outcomes}
                pending={isSubmitting}
                onRetry={() => void form.handleSubmit()}
              />
            }
            failed={<Trans>The boat could not be saved. Please try again later.</Trans>}
          />
        </div>
        <SaveBar
          formId={formId}
          isNew={stored.id === undefined}
          isOnDocuments={tab === 'documents'}
          pending={isSubmitting || ways.isLeaving}
          progress={files.progress}
        />
      </div>
      <LeaveQuestion
        ways={ways}
        changed={changed}
        files={files.unsaved}
        onLeave={() => forgetDraft(form)}
      />
    </form.AppForm>
  );
}
