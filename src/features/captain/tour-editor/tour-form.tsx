import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { OfferedDraftNotice } from '../../../forms/draft/offered-draft-notice.tsx';
import * as styles from '../../../forms/editor/editor.css.ts';
import { LeaveQuestion } from '../../../forms/editor/leave-question.tsx';
import type { EditorFormProps } from '../../../forms/editor/page/editor-page.tsx';
import { SaveNotices } from '../../../forms/editor/save/save-notices.tsx';
import { useEditorWays } from '../../../forms/editor/use-editor-ways.ts';
import { useFocusOfParts } from '../../../forms/editor/use-focus-of-parts.ts';
import { clearRefusals } from '../../../forms/submission/refusals/field-refusals.ts';
import { useRootClass } from '../../../ui/page/root-class/use-root-class.ts';
import { useMedia } from '../../../ui/theme/use-media.ts';
import { ActionBar } from './action-bar.tsx';
import * as preview from './preview/preview.css.ts';
import { PreviewButton, PreviewPane, type TourPreview } from './preview/preview.tsx';
import { previewedTour } from './preview/previewed-tour.ts';
import { completeSteps } from './progress/complete-steps.ts';
import { StepProgress } from './progress/step-progress.tsx';
import type { SaveProgress } from './save/save-progress.ts';
import type { StoredTour } from './save/stored-tour.ts';
import { TourReport } from './save/tour-report.tsx';
import { stepFields, type TourStep } from './steps.ts';
import { toStep } from './to-step.ts';
import { TourSteps } from './tour-steps.tsx';
import { useTourFiles } from './use-tour-files.ts';
import { useTourForm } from './use-tour-form.ts';
import { useVisited } from './use-visited.ts';
import { fieldLabels } from './values/field-labels.ts';
import { useShownValues } from './values/use-shown-values.ts';

interface TourFormProps extends EditorFormProps<StoredTour> {
  step: TourStep;
  /** What guests will see of a tour. */
  preview: TourPreview;
}

/** The form of a tour: seven steps over one form, how the last save went, and the bar that leads on and saves. */
export function TourForm({ hostId, record, step, address, onCreated, ...rest }: TourFormProps) {
  const { t } = useLingui();
  const ways = useEditorWays({
    address,
    parts: stepFields,
    to: toStep,
    list: '/captain/tours',
    onCreated,
  });
  const { open } = ways;
  const [progress, setProgress] = useState<SaveProgress>();
  const files = useTourFiles(record, setProgress);
  const { drafts, attempt, ...save } = useTourForm({
    hostId,
    record,
    files: files.parts,
    tell: setProgress,
    onCreated: ways.onCreated,
    onSaved: ways.onSaved,
  });
  const { form, stored, values, isSubmitting, wrong, changed } = save;
  const { visited, visit } = useVisited(record.id !== undefined);
  const shown = useShownValues();
  const isBeside = useMedia(preview.besideForm);
  const isUnsaved = changed.length > 0 || files.unsaved.length > 0;
  const complete = completeSteps(values, files.complete);
  const tour = previewedTour(values, stored, {
    guideId: hostId,
    untitled: t`Untitled tour`,
    photos: files.shown,
  });
  useRootClass(styles.root);
  useFocusOfParts(form, { parts: stepFields, current: step, open, wrong });

  return (
    <form.AppForm>
      <div className={styles.editor}>
        <div className={styles.content}>
          <OfferedDraftNotice
            drafts={drafts}
            nameOf={({ name }) => (typeof name === 'string' ? name : '')}
          />
          <StepProgress complete={complete.length} visited={visited.length} isUnsaved={isUnsaved} />
          {!isBeside && <PreviewButton tour={tour} preview={rest.preview} />}
          <div className={preview.columns}>
            <TourSteps
              form={form}
              hostId={hostId}
              tourId={stored.id}
              files={files}
              step={step}
              onOpen={open}
              visited={visited}
              complete={complete}
              wrong={wrong}
              changed={changed}
            />
            {isBeside && <PreviewPane tour={tour} preview={rest.preview} />}
          </div>
          <SaveNotices
            save={save}
            labels={fieldLabels}
            shown={shown}
            report={
              <TourReport
                isNew={record.id === undefined}
                outcomes={save.outcomes}
                pending={isSubmitting}
                onRetry={() => {
                  setProgress(undefined);
                  void form.handleSubmit();
                }}
              />
            }
            failed={
              stored.id === undefined ? (
                <Trans>The tour could not be created. Please try again.</Trans>
              ) : (
                <Trans>The tour could not be updated. Please try again.</Trans>
              )
            }
          />
        </div>
        <ActionBar
          step={step}
          isNew={stored.id === undefined}
          isUnsaved={isUnsaved}
          pending={isSubmitting || ways.isLeaving}
          attempt={attempt}
          progress={isSubmitting ? progress : undefined}
          onOpen={open}
          onContinue={(next) => {
            visit(step);
            open(next);
          }}
          onSave={() => {
            if (isSubmitting) return;
            setProgress(undefined);
            clearRefusals(form);
            void form.handleSubmit();
          }}
        />
      </div>
      <LeaveQuestion ways={ways} changed={changed} files={files.unsaved} />
    </form.AppForm>
  );
}
