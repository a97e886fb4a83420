import { Trans, useLingui } from '@lingui/react/macro';
import { useStore } from '@tanstack/react-form';
import { useQuery } from '@tanstack/react-query';
import { boatDocumentsQuery } from '../../../api/resources/documents/queries.ts';
import { PartLabel } from '../../../forms/editor/part/part-label.tsx';
import { countIn } from '../../../forms/editor/parts.ts';
import { Tabs } from '../../../ui/navigation/tabs/tabs.tsx';
import { DescriptionsTab } from './tabs/descriptions-tab.tsx';
import { DetailsTab } from './tabs/details-tab.tsx';
import { FeaturesTab } from './tabs/features-tab.tsx';
import { DocumentsTab, PhotosTab } from './tabs/file-tabs.tsx';
import { LocationTab } from './tabs/location-tab.tsx';
import { ServicesTab } from './tabs/services-tab.tsx';
import { TermsTab } from './tabs/terms-tab.tsx';
import type { VesselFiles } from './use-vessel-files.ts';
import type { VesselForm } from './use-vessel-form.ts';
import { tabFields, type VesselField, type VesselTab, vesselTabs } from './values/tabs.ts';

interface VesselTabsProps {
  form: VesselForm;
  formId: string;
  /** Whose the boat is. */
  hostId: number;
  /** Undefined until it has been added. */
  boatId: number | undefined;
  files: VesselFiles;
  tab: VesselTab;
  onOpen: (tab: VesselTab) => void;
  /** Fields that are wrong. */
  wrong: string[];
  /** Fields that differ from what is stored. */
  changed: VesselField[];
}

/** The eight parts of the form; each says what it holds, what is wrong there and what is not saved. */
export function VesselTabs(props: VesselTabsProps) {
  const { form, formId, hostId, boatId, files, tab, onOpen } = props;
  const { t } = useLingui();
  const values = useStore(form.store, (state) => state.values);
  const documents = useQuery({
    ...boatDocumentsQuery(boatId ?? Number.NaN),
    enabled: boatId !== undefined,
  });
  const isUnsaved = (id: VesselTab) =>
    countIn(tabFields[id], props.changed) > 0 || files.unsaved.some((file) => file === id);
  const counts: Partial<Record<VesselTab, number>> = {
    services: values.services.length,
    photos: files.shown.length,
    documents: (documents.data?.length ?? 0) + files.held.length,
    features: values.features.length,
  };
  const isPlaced = values.latitude !== null && values.longitude !== null;
  const content = {
    details: <DetailsTab form={form} />,
    terms: <TermsTab form={form} />,
    services: <ServicesTab form={form} />,
    location: <LocationTab form={form} />,
    photos: <PhotosTab hostId={hostId} photos={files.photos} />,
    documents: (
      <DocumentsTab hostId={hostId} boatId={boatId} held={files.held} onHeldChange={files.hold} />
    ),
    features: <FeaturesTab form={form} />,
    descriptions: <DescriptionsTab form={form} />,
  };
  const names = {
    details: t`Details`,
    terms: t`Terms`,
    services: t({ message: 'Services', context: 'of a vessel' }),
    location: t`Location`,
    photos: t`Photos`,
    documents: t`Documents`,
    features: t`Features`,
    descriptions: t`Descriptions`,
  };
  return (
    <Tabs
      label={t`Parts of the form`}
      selected={tab}
      onSelect={onOpen}
      items={vesselTabs.map((id, index) => ({
        id,
        label: (
          <PartLabel
            position={index + 1}
            count={counts[id]}
            wrong={countIn(tabFields[id], props.wrong)}
            isUnsaved={isUnsaved(id)}
            done={id === 'location' && isPlaced && <Trans>Chosen</Trans>}
          >
            {names[id]}
          </PartLabel>
        ),
        // Documents have forms of their own.
        content:
          id === 'documents' ? (
            content[id]
          ) : (
            <form.Form id={formId} label={boatId === undefined ? t`New boat` : t`Edit the boat`}>
              {content[id]}
            </form.Form>
          ),
      }))}
    />
  );
}
