import { Trans, useLingui } from '@lingui/react/macro';
import { useStore } from '@tanstack/react-form';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { Versioned } from '../../../api/versioned.ts';
import { Conflict } from '../../../forms/conflict/conflict.tsx';
import { OfferedDraftNotice } from '../../../forms/draft/offered-draft-notice.tsx';
import * as styles from '../../../forms/editor/editor.css.ts';
import { LeaveQuestion } from '../../../forms/editor/leave-question.tsx';
import { changedFields } from '../../../forms/editor/parts.ts';
import { SaveFailure } from '../../../forms/editor/save/save-failure.tsx';
import { useErrorsAcrossParts } from '../../../forms/editor/use-errors-across-parts.ts';
import { useFocusOfParts } from '../../../forms/editor/use-focus-of-parts.ts';
import { clearRefusals } from '../../../forms/submission/refusals.ts';
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
import { stepFields, type TourStep, tourSteps } from './steps.ts';
import { TourSteps } from './tour-steps.tsx';
import { useTourFiles } from './use-tour-files.ts';
import { useTourForm } from './use-tour-form.ts';
import { useVisited } from './use-visited.ts';
import { tourErrors } from './values/tour-rules.ts';
import { useFieldNames } from './values/use-field-names.ts';

export interface TourFormProps {
  hostId: number;
  record: Versioned<StoredTour>;
  step: TourStep;
  /** As it stands in the address: an id, or `new`. */
  address: string;
  /** What guests will see of a tour. */
  preview: TourPreview;
  /** The new tour has its id and is edited from now on. */
  onCreated: (tourId: number) => void;
}

/** The form of a tour: seven steps over one form, how the last save went, and the bar that leads on and saves. */
export function TourForm({ hostId, record, step, address, onCreated, ...rest }: TourFormProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const isLeaving = useRef(false);
  const [isWaiting, setWaiting] = useState(false);
  const [known] = useState(() => new Set([address]));
  const [progress, setProgress] = useState<SaveProgress>();
  const files = useTourFiles(record, setProgress);
  const { form, stored, drafts, refusals, ...save } = useTourForm({
    hostId,
    record,
    files: files.parts,
    tell: setProgress,
    onCreated(tourId) {
      known.add(String(tourId));
      onCreated(tourId);
    },
    onSaved() {
      isLeaving.current = true;
      // On a bad connection the list takes a while; until it is there the bar still says that something goes on.
      setWaiting(true);
      void navigate({ to: '/captain/tours' }).finally(() => setWaiting(false));
    },
  });
  const { failure, conflict, lastChange, outcomes, attempt } = save;
  const { labels, shown } = useFieldNames();
  const { visited, visit } = useVisited(record.id !== undefined);
  const notices = useRef<HTMLDivElement>(null);
  const isBeside = useMedia(preview.besideForm);
  const values = useStore(form.store, (state) => state.values);
  const isSubmitting = useStore(form.store, (state) => state.isSubmitting);
  const fieldMeta = useStore(form.store, (state) => state.fieldMeta);
  const wrong = Object.entries(fieldMeta)
    .filter(([, meta]) => meta && meta.errors.length > 0)
    .map(([name]) => name);
  const changed = changedFields(values, stored.values);
  const isUnsaved = changed.length > 0 || files.unsaved.length > 0;
  const complete = completeSteps(values, files.complete);
  const tour = previewedTour(values, stored, {
    guideId: hostId,
    untitled: t`Untitled tour`,
    photos: files.shown,
  });

  function open(next: TourStep): void {
    // A number is read when its field is left; the step would take the field away before that.
    const { activeElement } = document;
    const isInField = activeElement?.closest('[role="tabpanel"]');
    if (isInField && activeElement instanceof HTMLElement) activeElement.blur();
    void navigate({
      to: '/captain/tours/$tourId/{-$step}',
      params: { tourId: address, step: next },
      replace: true,
      resetScroll: false,
      state: { keepsFocus: true },
    });
  }
  useErrorsAcrossParts(form, refusals, tourErrors);
  useFocusOfParts(form, { parts: stepFields, current: step, open, wrong });

  // The bar is pressed anywhere on a long page; what came of it is below the last field.
  const hasNews = conflict.length + outcomes.length > 0 || Boolean(failure);
  useEffect(() => {
    if (hasNews && !isSubmitting) notices.current?.scrollIntoView({ block: 'nearest' });
  }, [hasNews, isSubmitting]);

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
          <div ref={notices} className={styles.notices}>
            <Conflict
              differences={conflict}
              lastChange={lastChange}
              labels={labels}
              shown={shown}
            />
            <TourReport
              isNew={record.id === undefined}
              outcomes={outcomes}
              pending={isSubmitting}
              onRetry={() => {
                setProgress(undefined);
                void form.handleSubmit();
              }}
            />
            {conflict.length === 0 && outcomes.length === 0 && (
              <SaveFailure
                title={
                  stored.id === undefined ? (
                    <Trans>The tour could not be created. Please try again.</Trans>
                  ) : (
                    <Trans>The tour could not be updated. Please try again.</Trans>
                  )
                }
                failure={failure}
                obstacle={undefined}
              />
            )}
          </div>
        </div>
        <ActionBar
          step={step}
          isNew={stored.id === undefined}
          isUnsaved={isUnsaved}
          pending={isSubmitting || isWaiting}
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
      <LeaveQuestion
        unsaved={() => {
          if (isLeaving.current || !isUnsaved) return undefined;
          return files.unsaved.some((id) => id === 'documents') ? 'documents' : 'other';
        }}
        staysAt={(path) =>
          [...known].some((id) => tourSteps.some((one) => path === `/captain/tours/${id}/${one}`))
        }
        onLeave={() => undefined}
      />
    </form.AppForm>
  );
}
