import { useLingui } from '@lingui/react/macro';
import type { FormEvent, ReactNode } from 'react';
import { PartLabel } from '../../../forms/editor/part/part-label.tsx';
import { countIn } from '../../../forms/editor/parts.ts';
import { Tabs } from '../../../ui/navigation/tabs/tabs.tsx';
import { StepSign } from './progress/step-sign.tsx';
import { TipCard } from './progress/tip-card.tsx';
import { DatesStep } from './steps/dates.tsx';
import { DescriptionsStep } from './steps/descriptions.tsx';
import { DetailsStep } from './steps/details.tsx';
import { DocumentsStep } from './steps/documents.tsx';
import { PhotosStep } from './steps/photos.tsx';
import { RouteStep } from './steps/route.tsx';
import { TermsStep } from './steps/terms.tsx';
import { stepFields, type TourStep, tourSteps } from './steps.ts';
import { useStepNames } from './use-step-names.ts';
import type { TourFiles } from './use-tour-files.ts';
import type { TourForm } from './use-tour-form.ts';

interface TourStepsProps {
  form: TourForm;
  /** Whose the tour is. */
  hostId: number;
  /** Undefined until it has been added. */
  tourId: number | undefined;
  files: TourFiles;
  step: TourStep;
  onOpen: (step: TourStep) => void;
  visited: readonly TourStep[];
  complete: readonly TourStep[];
  /** Fields that are wrong, and those that differ from what is stored. */
  wrong: readonly string[];
  changed: readonly string[];
}

/** The seven steps of the form; each says whether it was looked at, is complete, is wrong and is not saved. */
export function TourSteps(props: TourStepsProps) {
  const { form, hostId, tourId, files, step, onOpen, visited, complete, wrong, changed } = props;
  const { t } = useLingui();
  const names = useStepNames();
  const content: Record<TourStep, ReactNode> = {
    details: <DetailsStep form={form} />,
    terms: <TermsStep form={form} />,
    route: <RouteStep form={form} />,
    descriptions: <DescriptionsStep form={form} />,
    dates: <DatesStep form={form} tourId={tourId} />,
    photos: <PhotosStep hostId={hostId} photos={files.photos} />,
    documents: (
      <DocumentsStep hostId={hostId} tourId={tourId} held={files.held} onHeldChange={files.hold} />
    ),
  };
  const isUnsaved = (id: TourStep) =>
    countIn(stepFields[id], changed) > 0 || files.unsaved.some((file) => file === id);
  // Enter in a line of text saves nothing: the bar does.
  const stay = (event: FormEvent) => event.preventDefault();
  return (
    <Tabs
      label={t`Steps of the form`}
      selected={step}
      onSelect={onOpen}
      items={tourSteps.map((id, index) => ({
        id,
        label: (
          <PartLabel
            position={index + 1}
            sign={
              <StepSign
                position={index + 1}
                isVisited={visited.includes(id)}
                isComplete={complete.includes(id)}
              />
            }
            wrong={countIn(stepFields[id], wrong)}
            isUnsaved={isUnsaved(id)}
          >
            {names[id]}
          </PartLabel>
        ),
        content: (
          <>
            {/* Documents have forms of their own. */}
            {id === 'documents' ? (
              content[id]
            ) : (
              <form noValidate aria-label={names[id]} onSubmit={stay}>
                {content[id]}
              </form>
            )}
            <TipCard step={id} />
          </>
        ),
      }))}
    />
  );
}
