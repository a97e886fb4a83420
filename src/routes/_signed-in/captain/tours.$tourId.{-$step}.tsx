import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { TourEditorPage } from '../../../features/captain/tour-editor/tour-editor-page.tsx';
import { parseId } from '../../../lib/parse-id.ts';
import { privateHead } from '../../-head/page-head.ts';

/** `new` in the place of an id is a tour that is to be added: one route, so that its form lives on once it has an id. */
const tourOf = (text: string) => (text === 'new' ? text : parseId(text));

export const Route = createFileRoute('/_signed-in/captain/tours/$tourId/{-$step}')({
  head: ({ params }) => privateHead(params.tourId === 'new' ? t`Add a new tour` : t`Edit tour`),
  component: TourEditorRoute,
});

function TourEditorRoute() {
  const { tourId, step = 'details' } = Route.useParams();
  const { hostId } = Route.useRouteContext();
  if (hostId === undefined) return null;
  return <TourEditorPage hostId={hostId} tour={tourOf(tourId)} step={step} />;
}
