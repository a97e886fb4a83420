import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { editedBoatQuery } from '../../../api/resources/boats/edit-queries.ts';
import { isVesselTab } from '../../../features/captain/vessel-editor/values/tabs.ts';
import { VesselEditorPage } from '../../../features/captain/vessel-editor/vessel-editor-page.tsx';
import { NotFoundPage } from '../../../features/shell/pages/not-found-page.tsx';
import { parseId } from '../../../lib/parse-id.ts';
import { privateHead } from '../../-head/page-head.ts';

/** `new` in the place of an id is a boat that is to be added: one route, so that its form lives on once it has an id. */
const boatOf = (text: string) => (text === 'new' ? text : parseId(text));

export const Route = createFileRoute('/_signed-in/captain/vessels/$boatId/$tab')({
  // Not awaited: the page shows the places of what it waits for.
  loader: ({ context, params }) => {
    const boat = boatOf(params.boatId);
    if (typeof boat !== 'number' || context.hostId === undefined) return;
    void context.queryClient.prefetchQuery(editedBoatQuery(boat));
  },
  head: ({ params }) => privateHead(params.boatId === 'new' ? t`Add a new vessel` : t`Edit vessel`),
  component: VesselRoute,
});

function VesselRoute() {
  const { boatId, tab } = Route.useParams();
  const { hostId } = Route.useRouteContext();
  // Here and not before loading: the page that says so stands in the panel.
  if (!isVesselTab(tab)) return <NotFoundPage />;
  if (hostId === undefined) return null;
  return <VesselEditorPage hostId={hostId} boat={boatOf(boatId)} tab={tab} />;
}
