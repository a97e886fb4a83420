import { resolve } from 'node:path';
import { isObject } from '../../lib/json.ts';
import type { Library } from '../workflows/library.ts';
import type { Action, Step, StepParameter, Workflow } from '../workflows/workflow.ts';

/** Header by which a request says which step it belongs to; the recording proxy does not pass it on. */
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

/** A value with every text in it changed; `key` is the name of the property that holds the text. */
function mapTexts(
  value: unknown,
  change: (text: string, key: string) => unknown,
  key = '',
): unknown {
  if (typeof value === 'string') return change(value, key);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change, key));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, mapTexts(inner, change, name)]),
  );
}

/** What a workflow is given: values by name, and for the others the defaults of its inputs. */
function valuesOf({ inputs }: Workflow, values: Record<string, unknown>): Record<string, unknown> {
  const properties =
    inputs && 'properties' in inputs && isObject(inputs.properties) ? inputs.properties : {};
  const defaults = Object.entries(properties).flatMap(([name, schema]) =>
    isObject(schema) && 'default' in schema ? [[name, schema.default]] : [],
  );
  return { ...Object.fromEntries(defaults), ...values };
}

/** A condition with values in place of inputs; JSONPath has its inputs in braces. */
function filledCondition(text: string, values: Record<string, unknown>): string {
  const literal = (match: string, name: string) =>
    name in values ? JSON.stringify(values[name]) : match;
  return text.replace(/\{\$inputs\.(\w+)\}/gu, literal).replace(/\$inputs\.(\w+)/gu, literal);
}

/** A text with values in place of inputs: the value itself where the text is nothing else. */
function filled(text: string, values: Record<string, unknown>): unknown {
  const [, whole] = /^\$inputs\.(\w+)$/u.exec(text) ?? [];
  if (whole !== undefined && whole in values) return values[whole];
  return text.replace(/\{\$inputs\.(\w+)\}/gu, (match, name: string) =>
    name in values ? String(values[name]) : match,
  );
}

function composed(library: Library, workflow: Workflow, values: Record<string, unknown>): object {
  const { workflowId } = workflow;
  const given = valuesOf(workflow, values);
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
  const actionOf = (action: Action): Action => {
    const { stepId } = action;
    if (stepId === undefined) return action;
    // Respect takes a jump to nowhere for the end of the journey, which would pass.
    if (!workflow.steps.some((step) => step.stepId === stepId))
      throw new Error(`${workflowId}: there is no step ${stepId} to go to.`);
    return { ...action, stepId: stepName(workflowId, stepId) };
  };
  const { failureActions, inputs: _, steps, ...rest } = workflow;
  const all = {
    ...rest,
    ...(failureActions ? { failureActions: failureActions.map(actionOf) } : {}),
    steps: steps.map(
      ({ onSuccess, onFailure, parameters = [], operationId, workflowId: called, ...step }) => {
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
          ...(onSuccess ? { onSuccess: onSuccess.map(actionOf) } : {}),
          ...(onFailure ? { onFailure: onFailure.map(actionOf) } : {}),
        };
      },
    ),
  };
  const change = (text: string, key: string) =>
    key === 'condition' ? filledCondition(rename(text), given) : filled(rename(text), given);
  return mapTexts(all, change) as object; // an object stays one
}

/**
 * One Arazzo document of the given journeys and the parts they call, for one run of Respect: parts stand
 * beside the journeys, because a part in another file costs Respect a third of a second at every call.
 * What the workflows are given stands in place of their inputs: Respect compiles a schema of inputs again
 * for every workflow and every call of a part, and a command line could be read by every process.
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
