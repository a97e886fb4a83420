import { Trans, useLingui } from '@lingui/react/macro';
import { useStore } from '@tanstack/react-form';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Versioned } from '../../../api/versioned.ts';
import { Conflict } from '../../../forms/conflict/conflict.tsx';
import { forgetDraft } from '../../../forms/draft/draft.ts';
import { Failure } from '../../../forms/submission/failure.tsx';
import { button } from '../../../ui/actions/button/button.css.ts';
import { Button } from '../../../ui/actions/button/button.tsx';
import { Notice } from '../../../ui/feedback/notice/notice.tsx';
import { Tabs } from '../../../ui/navigation/tabs/tabs.tsx';
import { focusField } from './fields/focus-field.ts';
import { LeaveQuestion } from './leave/leave-question.tsx';
import type { StoredVessel } from './save/changes.ts';
import { SaveReport } from './save/save-report.tsx';
import type { FilePart } from './save/save-vessel.ts';
import { TabLabel } from './tab-label.tsx';
import { DescriptionsTab } from './tabs/descriptions-tab.tsx';
import { DetailsTab } from './tabs/details-tab.tsx';
import { FeaturesTab } from './tabs/features-tab.tsx';
import { LocationTab } from './tabs/location-tab.tsx';
import { ServicesTab } from './tabs/services-tab.tsx';
import { TermsTab } from './tabs/terms-tab.tsx';
import { useErrorsAcrossTabs } from './use-errors-across-tabs.ts';
import { useVesselForm } from './use-vessel-form.ts';
import { changedFields, countByTab, firstField, type VesselTab } from './values/tabs.ts';
import { useFieldNames } from './values/use-field-names.ts';
import * as styles from './vessel-editor.css.ts';

interface VesselFormProps {
  hostId: number;
  record: Versioned<StoredVessel>;
  tab: VesselTab;
  /** As it stands in the address: an id, or `new`. */
  address: string;
  /** The new boat has its id and is edited from now on. */
  onCreated: (boatId: number) => void;
}

const noFiles: readonly FilePart[] = [];

/** The form of a boat: eight tabs over one form, and the bar that saves it. */
export function VesselForm({ hostId, record, tab, address, onCreated }: VesselFormProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const isLeaving = useRef(false);
  const [known] = useState(() => new Set([address]));
  const { form, stored, failure, conflict, lastChange, outcomes, isRestored, refusals } =
    useVesselForm({
      hostId,
      record,
      files: noFiles,
      onCreated(boatId) {
        known.add(String(boatId));
        onCreated(boatId);
      },
      onSaved() {
        isLeaving.current = true;
        void navigate({ to: '/captain/vessels' });
      },
    });
  useErrorsAcrossTabs(form, refusals);
  const { labels, shown } = useFieldNames();
  const isNew = stored.id === undefined;
  const values = useStore(form.store, (state) => state.values);
  const isSubmitting = useStore(form.store, (state) => state.isSubmitting);
  const attempts = useStore(form.store, (state) => state.submissionAttempts);
  const fieldMeta = useStore(form.store, (state) => state.fieldMeta);
  const wrongFields = Object.entries(fieldMeta)
    .filter(([, meta]) => meta && meta.errors.length > 0)
    .map(([name]) => name);
  const wrong = countByTab(wrongFields);
  const changed = changedFields(values, stored.values);
  const unsaved = countByTab(changed);

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

  const leadToFirst = useEffectEvent(() => {
    const first = firstField(wrongFields);
    if (!first) return undefined;
    if (first.tab !== tab) open(first.tab);
    return focusField(first.field);
  });
  // In an effect: only now does the form say what is wrong with it. Once after each try, not while it is mended.
  useEffect(() => {
    if (attempts === 0 || isSubmitting) return undefined;
    return leadToFirst();
  }, [attempts, isSubmitting]);

  const counts: Partial<Record<VesselTab, number>> = {
    services: values.services.length,
    features: values.features.length,
  };
  const isPlaced = values.latitude !== null && values.longitude !== null;
  const content = {
    details: <DetailsTab form={form} />,
    terms: <TermsTab form={form} />,
    services: <ServicesTab form={form} />,
    location: <LocationTab form={form} />,
    features: <FeaturesTab form={form} />,
    descriptions: <DescriptionsTab form={form} />,
  };
  const names = {
    details: t`Details`,
    terms: t`Terms`,
    services: t`Services`,
    location: t`Location`,
    features: t`Features`,
    descriptions: t`Descriptions`,
  };
  // The names of the tabs are all the keys that there are.
  const shownTabs = Object.keys(names) as (keyof typeof names)[];

  return (
    <form.AppForm>
      <form.Form label={isNew ? t`New boat` : t`Edit the boat`}>
        <div className={styles.editor}>
          {isRestored && (
            <Notice
              role="status"
              action={
                <Button
                  variant="text"
                  size="small"
                  onPress={() => {
                    forgetDraft(form);
                    form.reset(stored.values);
                  }}
                >
                  <Trans>Discard it</Trans>
                </Button>
              }
            >
              <Trans>What you had typed is back.</Trans>
            </Notice>
          )}
          <Conflict differences={conflict} lastChange={lastChange} labels={labels} shown={shown} />
          <SaveReport
            outcomes={outcomes}
            pending={isSubmitting}
            onRetry={() => void form.handleSubmit()}
          />
          <Tabs
            label={t`Parts of the form`}
            selected={tab}
            onSelect={(next) => open(next)}
            items={shownTabs.map((id, index) => ({
              id,
              label: (
                <TabLabel
                  position={index + 1}
                  count={counts[id]}
                  wrong={wrong[id]}
                  isUnsaved={unsaved[id] > 0}
                  done={id === 'location' && isPlaced && <Trans>Chosen</Trans>}
                >
                  {names[id]}
                </TabLabel>
              ),
              content: content[id],
            }))}
          />
          {conflict.length === 0 && outcomes.length === 0 && failure && (
            <div className={styles.notices}>
              <p>
                <Trans>The boat could not be saved. Please try again later.</Trans>
              </p>
              <Failure failure={failure} />
            </div>
          )}
          <div className={styles.bar}>
            <Link to="/captain/vessels" className={button({ variant: 'text' })}>
              <Trans>Cancel</Trans>
            </Link>
            <Button type="submit" variant="sea" pending={isSubmitting}>
              {isNew ? <Trans>Add the boat</Trans> : <Trans>Save the changes</Trans>}
            </Button>
          </div>
        </div>
      </form.Form>
      <LeaveQuestion
        unsaved={() => {
          if (isLeaving.current) return undefined;
          return changed.length > 0 ? 'other' : undefined;
        }}
        staysAt={(path) => [...known].some((id) => path.startsWith(`/captain/vessels/${id}/`))}
        onLeave={() => forgetDraft(form)}
      />
    </form.AppForm>
  );
}
