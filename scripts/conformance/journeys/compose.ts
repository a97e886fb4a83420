import { resolve } from 'node:path';
import { isObject } from '../json.ts';
import type { Library } from './library.ts';
import type { Action, Step, StepParameter, Workflow } from './workflow.ts';

/** Header by which a request says which step it belongs to; the relay keeps it to itself. */
export const STEP_HEADER = 'x-journey-step';

/** Name of the contract among the sources of the composed file. */
export const CONTRACT_SOURCE = 'pruva';

const PARTS = /^\$sourceDescriptions\.parts\.workflows\./u;
const FILE = /^\$file\('(.+)'\)$/u;

/** A step's name that is unique over all workflows, which Respect's own lint asks for. */
export const stepName = (workflowId: string, stepId: string) => `${workflowId}__${stepId}`;

/** The step that a name stands for. */
export function stepOf(library: Library, name: string): Step | undefined {
  const [workflowId = '', stepId] = name.split('__');
  return library.find(workflowId).steps.find((step) => step.stepId === stepId);
}

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, mapTexts(inner, change)]),
  );
}

/** The inputs of a workflow with their values as defaults: on a command line every process could read the tokens. */
function withValues(inputs: object, values: Record<string, unknown>): object {
  const properties = 'properties' in inputs && isObject(inputs.properties) ? inputs.properties : {};
  const filled = Object.entries(properties).map(([name, schema]) => [
    name,
    name in values && isObject(schema) ? { ...schema, default: values[name] } : schema,
  ]);
  return { ...inputs, properties: Object.fromEntries(filled) };
}

function composed(library: Library, workflow: Workflow, values: Record<string, unknown>): object {
  const { workflowId } = workflow;
  const shared = library.fileOf(workflowId).components?.parameters ?? {};
  const rename = (text: string) =>
    text
      .replace(
        /\$steps\.([\w-]+)\./gu,
        (_match, step: string) => `$steps.${stepName(workflowId, step)}.`,
      )
      .replace(FILE, (_match, file: string) => `$file('${resolve(library.folder, file)}')`);
  const parameterOf = (parameter: StepParameter | { reference: string }): StepParameter => {
    if (!('reference' in parameter)) return parameter;
    const found = shared[parameter.reference.split('.').at(-1) ?? ''];
    if (!found) throw new Error(`${workflowId}: there is no ${parameter.reference}.`);
    return found;
  };
  const actionOf = (action: Action) =>
    action.stepId === undefined
      ? action
      : { ...action, stepId: stepName(workflowId, action.stepId) };
  const { failureActions, inputs, steps, ...rest } = workflow;
  const all = {
    ...rest,
    ...(inputs ? { inputs: withValues(inputs, values) } : {}),
    ...(failureActions ? { failureActions: failureActions.map(actionOf) } : {}),
    steps: steps.map(({ onFailure, parameters = [], operationId, workflowId: called, ...step }) => {
      const name = stepName(workflowId, step.stepId);
      const isQualified = operationId?.startsWith('$');
      return {
        ...step,
        stepId: name,
        ...(called === undefined ? {} : { workflowId: called.replace(PARTS, '') }),
        ...(operationId === undefined
          ? {}
          : {
              operationId: isQualified
                ? operationId
                : `$sourceDescriptions.${CONTRACT_SOURCE}.${operationId}`,
            }),
        parameters: [
          ...parameters.map(parameterOf),
          ...(called === undefined ? [{ name: STEP_HEADER, in: 'header', value: name }] : []),
        ],
        ...(onFailure ? { onFailure: onFailure.map(actionOf) } : {}),
      };
    }),
  };
  return mapTexts(all, rename) as object; // an object stays one
}

/**
 * One Arazzo document of the given journeys and the parts they call, for one run of Respect: parts stand
 * beside the journeys, because a part in another file costs Respect a third of a second at every call.
 * `sources` maps names of source descriptions to the absolute paths of their files, `values` names of
 * inputs to what the workflows are given.
 */
export function compose(
  library: Library,
  workflowIds: readonly string[],
  sources: Record<string, string>,
  values: Record<string, unknown>,
): object {
  const parts = new Map(
    workflowIds.flatMap((id) => library.partsOf(id)).map((part) => [part.workflowId, part]),
  );
  const workflows = [...parts.values(), ...workflowIds.map((id) => library.find(id))];
  return {
    arazzo: '1.0.1',
    info: { title: 'Journeys', version: '1.0.0' },
    sourceDescriptions: Object.entries(sources).map(([name, url]) => ({
      name,
      type: 'openapi',
      url,
    })),
    workflows: workflows.map((workflow) => composed(library, workflow, values)),
  };
}
