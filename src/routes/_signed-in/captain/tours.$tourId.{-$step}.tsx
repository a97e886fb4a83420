import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { editedTourQuery } from '../../../api/resources/tours/edit-queries.ts';
import { isTourStep } from '../../../features/captain/tour-editor/steps.ts';
import { TourEditorPage } from '../../../features/captain/tour-editor/tour-editor-page.tsx';
import { NotFoundPage } from '../../../features/shell/pages/not-found-page.tsx';
import { parseId } from '../../../lib/parse-id.ts';
import { lazyComponent } from '../../../ui/loading/lazy/lazy-component.tsx';
import { privateHead } from '../../-head/page-head.ts';

const TourPreview = lazyComponent(() => import('../../../features/discover/tour/tour-preview.tsx'));

/** `new` in the place of an id is a tour that is to be added: one route, so that its form lives on once it has an id. */
const tourOf = (text: string) => (text === 'new' ? text : parseId(text));

export const Route = createFileRoute('/_signed-in/captain/tours/$tourId/{-$step}')({
  // Not awaited: the page shows the places of what it waits for.
  loader: ({ context, params }) => {
    const tour = tourOf(params.tourId);
    if (typeof tour !== 'number' || context.hostId === undefined) return;
    void context.queryClient.prefetchQuery(editedTourQuery(tour));
  },
  head: ({ params }) => privateHead(params.tourId === 'new' ? t`Add a new tour` : t`Edit tour`),
  component: TourEditorRoute,
});

function TourEditorRoute() {
  const { tourId, step = 'details' } = Route.useParams();
  const { hostId } = Route.useRouteContext();
  // Here and not before loading: the page that says so stands in the panel.
  if (!isTourStep(step)) return <NotFoundPage />;
  if (hostId === undefined) return null;
  return <TourEditorPage hostId={hostId} tour={tourOf(tourId)} step={step} preview={TourPreview} />;
}
